export { giveConsentsOfProfile } from './consents.queries.ts'
export { saveConsents } from './consents.rules.ts'
export { settingsOf } from './settings.queries.ts'
export { settingsRoutes } from './settings.routes.ts'
