export { receiveNotice } from './notices.ts'
export { supportRoutes } from './support.routes.ts'
export { receiveContactMessage } from './support.rules.ts'
