import { staffCalls as contract } from '@ndoa/contract/trust/staff'
import { ok, publicCalls, staffCalls } from '../../../platform/calls.ts'
import { withMinimumDuration } from '../../identity/accounts/index.ts'
import { auditPage } from './audit/audit-page.ts'
import { recordAct } from './audit/record-act.ts'
import { enrol, openEnrolment, sendEnrolment } from './enrolment.ts'
import { changeOwnPassword } from './own-password.ts'
import { staffCookie } from './staff-cookie.ts'
import { addStaff, agreeToSenior, changeStaff, listStaff, removeStaff, resetStaff } from './staff-people.ts'
import { endStaffSession } from './staff-session.queries.ts'
import { staffSessionOf } from './staff-session.ts'
import { signInStaff } from './staff-sign-in.ts'

const { staffSignIn, openEnrolment: opened, enrol: enrolled, ...forStaff } = contract
const open = publicCalls({ staffSignIn, opened, enrolled })
const calls = staffCalls(forStaff)

export const staffRoutes = {
  contract,
  handlers: {
    staffSignIn: open.staffSignIn.handler(async ({ input, context: { app, request, reply } }) => {
      const { token, sessionId } = await withMinimumDuration(signInStaff(app, request, input))
      reply.header('set-cookie', staffCookie(token, app.config.publicUrl))
      return ok(await staffSessionOf(app.db, sessionId))
    }),
    staffSignOut: calls.staffSignOut.handler(async ({ context: { app, staff, reply } }) => {
      await app.db.transaction().execute(async (tx) => {
        await endStaffSession(tx, staff.sessionId)
        const subject = { kind: 'staff', id: staff.id }
        await recordAct(tx, { act: 'signed_out', at: app.clock.now(), by: staff.id, subject })
      })
      reply.header('set-cookie', staffCookie('', app.config.publicUrl))
      return ok({})
    }),
    getStaffSession: calls.getStaffSession.handler(async ({ context: { app, staff } }) =>
      ok(await staffSessionOf(app.db, staff.sessionId)),
    ),
    changeOwnPassword: calls.changeOwnPassword.handler(async ({ input, context: { app, staff, reply } }) => {
      const token = await changeOwnPassword(app, staff, input)
      reply.header('set-cookie', staffCookie(token, app.config.publicUrl))
      return ok({})
    }),
    getStaff: calls.getStaff.handler(async ({ context: { app, staff } }) =>
      ok({ people: await listStaff(app.db, staff.id) }),
    ),
    addStaff: calls.addStaff.handler(async ({ input, context: { app, staff } }) => {
      const { id, token } = await addStaff(app, staff, input)
      await sendEnrolment(app, { email: input.email, token })
      return ok({ id })
    }),
    resetStaff: calls.resetStaff.handler(async ({ input, context: { app, staff } }) => {
      await sendEnrolment(app, await resetStaff(app, staff, input.staff_id))
      return ok({})
    }),
    agreeToSenior: calls.agreeToSenior.handler(async ({ input, context: { app, staff } }) => {
      await agreeToSenior(app, staff, input.staff_id)
      return ok({})
    }),
    openEnrolment: open.opened.handler(async ({ input, context: { app, request } }) =>
      ok(await openEnrolment(app, request.ip, input)),
    ),
    enrol: open.enrolled.handler(async ({ input, context: { app, request } }) => {
      await enrol(app, request.ip, input)
      return ok({})
    }),
    changeStaff: calls.changeStaff.handler(async ({ input, context: { app, staff } }) => {
      await changeStaff(app, staff, input)
      return ok({})
    }),
    removeStaff: calls.removeStaff.handler(async ({ input, context: { app, staff } }) => {
      await removeStaff(app, staff, input.staff_id)
      return ok({})
    }),
    getAudit: calls.getAudit.handler(async ({ input, context: { app, staff } }) =>
      ok(await auditPage(app.db, staff, input.before)),
    ),
  },
}
