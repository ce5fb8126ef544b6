export { receiveNotice } from './notices.ts'
export { supportConfig } from './support.config.ts'
export { supportRoutes } from './support.routes.ts'
export { receiveContactMessage } from './support.rules.ts'
