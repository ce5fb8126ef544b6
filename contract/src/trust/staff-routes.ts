import type { Route } from '../routes.ts'

/** Separate from the other routes, so that members don't download them. */
export const staffRoutes = {
  staffSignIn: 'POST /functions/v1/staff-sign-in',
  staffSignOut: 'POST /functions/v1/staff-sign-out',
  getStaffSession: 'GET /functions/v1/get-staff-session',
  changeOwnPassword: 'POST /functions/v1/change-own-password',
  getStaff: 'GET /functions/v1/get-staff',
  addStaff: 'POST /functions/v1/add-staff',
  resetStaff: 'POST /functions/v1/reset-staff',
  agreeToSenior: 'POST /functions/v1/agree-to-senior',
  openEnrolment: 'POST /functions/v1/open-staff-enrolment',
  enrol: 'POST /functions/v1/enrol-staff',
  changeStaff: 'POST /functions/v1/change-staff',
  removeStaff: 'POST /functions/v1/remove-staff',
  getAudit: 'GET /functions/v1/get-audit',
} as const satisfies Record<string, Route>
