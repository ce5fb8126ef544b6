import type { App } from '../platform/app.ts'

/** Demo members at the first start; says how to sign in as two of them. */
export async function seedAtFirstStart(app: App, say: (line: string) => void): Promise<string> {
  const { seedDemo } = await import('../../seed/demo.ts') // the demo world is no part of a server in production
  const { seeded, signIns, password } = await seedDemo(app)
  if (seeded > 0) say(`made ${seeded} demo members`)
  return `Sign in as ${signIns.join(' or ')}, password ${password}\nMails and codes: ${app.config.publicUrl}/dev/outbox`
}
