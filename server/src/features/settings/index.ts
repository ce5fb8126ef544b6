export { settingsOf } from './settings.queries.ts'
export { settingsRoutes } from './settings.routes.ts'
