import type { Feature } from '../../../platform/feature.ts'
import { auditJobs } from './audit/audit.jobs.ts'
import { staffRoutes } from './staff.routes.ts'
import './staff.state.ts'

export { type Act, recordAct } from './audit/record-act.ts'
export { verifyAudit } from './audit/verify-audit.ts'
export { enrolmentUrl } from './enrolment.ts'
export { accountsOf, isSamePerson } from './same-person.queries.ts'
export { createStaffState } from './staff.state.ts'
export { addStaff, listStaff, removeStaff, resetStaff } from './staff-people.ts'
export { staffOf } from './staff-session.ts'

export const staff = { routes: [staffRoutes], jobs: auditJobs } satisfies Feature
