import type { Feature } from '../../../platform/feature.ts'
import { matchesRoutes } from './matches.routes.ts'

export { joinMatchOf } from './matches.queries.ts'
export { openMatch } from './matches.rules.ts'

export const matches = { routes: [matchesRoutes] } satisfies Feature
