import * as z from 'zod/mini'
import { call, reply } from './call.ts'
import { staffRoutes } from './staff-routes.ts'

const forStaff = { access: 'moderator', suspended: 'denied' } as const
const InCase = z.strictObject({ case_id: z.uuid().check(z.toLowerCase()) })

const releaseMember = call(
  staffRoutes.releaseMember,
  'Free an account that was taken for a banned person’s: what waited arrives, and the case is closed',
  forStaff,
)
  .input(InCase)
  .output(reply(z.object({})))

const confirmSamePerson = call(
  staffRoutes.confirmSamePerson,
  'Confirm that an account is a banned person’s: it goes on waiting, and the case stays open for the ban',
  forStaff,
)
  .input(InCase)
  .output(reply(z.object({})))

export const banListCalls = { releaseMember, confirmSamePerson }
