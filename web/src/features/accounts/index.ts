export { refreshSession } from './session.ts'
export { useViewer } from './viewer.tsx'
