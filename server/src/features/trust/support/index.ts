import type { Feature } from '../../../platform/feature.ts'
import { supportRoutes } from './support.routes.ts'

export { receiveNotice } from './notices.ts'
export { supportConfig } from './support.config.ts'
export { markLettersOfDeleted } from './support.queries.ts'
export { receiveContactMessage } from './support.rules.ts'

export const support = { routes: [supportRoutes] } satisfies Feature
