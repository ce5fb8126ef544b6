import './accounts.events.ts'

export { type AccountRow, accountsAccess, completeSignUpAccess } from './accounts.access.ts'
export { accountsConfig, accountsConfigFaults, type AccountsConfig } from './accounts.config.ts'
export { mountAuth } from './accounts.routes.ts'
export { hashPassword } from './passwords.ts'
export { proveOneself } from './proof.ts'
export { withdrawVerification } from './verification.ts'
export { viewerOf, type FindViewer } from './viewer.ts'
