import { banListCalls as contract } from '@ndoa/contract/ban-list'
import { ok, staffCalls } from '../../platform/calls.ts'
import { confirmSamePerson, releaseMember } from './same-person.ts'

const calls = staffCalls(contract)

export const banListRoutes = {
  contract,
  handlers: {
    releaseMember: calls.releaseMember.handler(async ({ input, context: { app, staff } }) => {
      await releaseMember(app, staff, input.case_id)
      return ok({})
    }),
    confirmSamePerson: calls.confirmSamePerson.handler(async ({ input, context: { app, staff } }) => {
      await confirmSamePerson(app, staff, input.case_id)
      return ok({})
    }),
  },
}
