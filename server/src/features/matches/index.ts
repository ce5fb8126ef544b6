export { joinMatchOf } from './matches.queries.ts'
export { matchesRoutes } from './matches.routes.ts'
export { openMatch } from './matches.rules.ts'
