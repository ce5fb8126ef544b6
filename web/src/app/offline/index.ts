export { ConnectionBanner, ConnectionLine } from './connection.tsx'
export { KeepOffline } from './keep-offline.tsx'
export { deleteOld } from './kept-answers.ts'
export { Leave } from './leave.tsx'
