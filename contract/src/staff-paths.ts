/**
 * The addresses of the console, for which the server sends its page. `:name` stands for one part of an address.
 * `/staff` itself leads to the first screen.
 */
export const STAFF_PATHS = [
  '/staff',
  '/staff/cases',
  '/staff/cases/:id',
  '/staff/photos',
  '/staff/figures',
  '/staff/verification',
  '/staff/payments',
  '/staff/people',
  '/staff/audit',
  '/staff/password',
  '/staff/enrol',
] as const
export type StaffPath = (typeof STAFF_PATHS)[number]
