export { AuditScreen } from './audit-screen.tsx'
export { PeopleScreen } from './people-screen.tsx'
export { roleLabel } from './role-label.ts'
