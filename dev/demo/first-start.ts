import type { App } from '../../server/src/platform/app.ts'
import { seedCases } from './cases.ts'
import { seedDemo } from './demo.ts'
import { drawOnDemand } from './draw-on-demand.ts'
import { STAFF_SIGN_INS, seedStaff } from './staff.ts'

/** @returns how to sign in as two members and as each staff role */
export async function seedAtFirstStart(app: App, log: (line: string) => void): Promise<string> {
  drawOnDemand(app.storage)
  await seedStaff(app) // comes first, because each badge needs the decisions of two staff members
  const { seeded, signIns, password } = await seedDemo(app)
  if (seeded > 0) log(`made ${seeded} demo members`)
  if (seeded > 0) await seedCases(app)
  const { publicUrl } = app.config
  return [
    `Sign in as ${signIns.join(' or ')}, password ${password}`,
    `Staff at ${publicUrl}/staff, the same password:`,
    ...Object.entries(STAFF_SIGN_INS).map(([who, emails]) => `  ${who}: ${emails.join(', ')}`),
    `Mails and codes: ${publicUrl}/dev/outbox`,
  ].join('\n')
}
