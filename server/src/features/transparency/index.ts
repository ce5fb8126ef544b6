export { transparencyRoutes } from './transparency.routes.ts'
