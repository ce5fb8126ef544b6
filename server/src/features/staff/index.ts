import './staff.state.ts'

export { auditJobs } from './audit/audit.jobs.ts'
export { type Act, recordAct } from './audit/record-act.ts'
export { verifyAudit } from './audit/verify-audit.ts'
export { staffRoutes } from './staff.routes.ts'
export { createStaffState } from './staff.state.ts'
export { addStaff, listStaff, removeStaff } from './staff-people.ts'
export { staffOf } from './staff-session.ts'
