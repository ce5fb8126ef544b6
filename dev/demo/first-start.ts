import type { App } from '../../server/src/platform/app.ts'
import { seedDemo } from './demo.ts'

/** Demo members at the first start. @returns how to sign in as two of them */
export async function seedAtFirstStart(app: App, log: (line: string) => void): Promise<string> {
  const { seeded, signIns, password } = await seedDemo(app)
  if (seeded > 0) log(`made ${seeded} demo members`)
  return `Sign in as ${signIns.join(' or ')}, password ${password}\nMails and codes: ${app.config.publicUrl}/dev/outbox`
}
