/** The console's pages. `:name` stands for one path segment; `/staff` redirects to the first screen. */
export const STAFF_PATHS = [
  '/staff',
  '/staff/cases',
  '/staff/cases/:id',
  '/staff/photos',
  '/staff/figures',
  '/staff/verification',
  '/staff/payments',
  '/staff/holds',
  '/staff/people',
  '/staff/audit',
  '/staff/password',
  '/staff/enrol',
] as const
export type StaffPath = (typeof STAFF_PATHS)[number]
