import { row } from '../../platform/access.ts'

/** The realtime connection is no call of the contract; these are its rows. */
export const realtimeAccess = [
  row('RT-1', 'L | C | A | - | - | - | L | D | D'),
  row('RT-2', '- | - | A own | no | yes | no | no | - | -'),
  row('RT-3', 'L | C | - | N | A own match | N | N | D | D'),
  row('RT-5', 'L | C | - | N | A | N | N | D | D'),
  row('RT-6', '- | no | no | - | - | - | no | no | no'),
] as const
