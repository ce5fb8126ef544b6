export { securityQuery } from './security/security.queries.ts'
export { CurrentPassword, RecentAuthGate, recentAuthNeed } from './sessions/recent-auth-gate.tsx'
export { refreshSession, signedInId } from './sessions/session.ts'
export { useViewer } from './sessions/viewer-provider.tsx'
