export { CurrentPassword, ProofGate, proofNeeded } from './proof.tsx'
export { securityQuery } from './security.queries.ts'
export { refreshSession, signedInId } from './session.ts'
export { useViewer } from './viewer.tsx'
