import type { Feature } from '../../../platform/feature.ts'
import { settingsRoutes } from './settings.routes.ts'

export { insertProfileConsents } from './consents.queries.ts'
export { saveConsents } from './consents.rules.ts'
export { settingsOf } from './settings.queries.ts'

export const settings = { routes: [settingsRoutes] } satisfies Feature
