import { afterAll, beforeAll, expect, test } from 'vitest'
import { type TestApp, testApp } from '../../test/app.ts'
import { aMember } from '../../test/members.ts'

let t: TestApp
beforeAll(async () => {
  t = await testApp({ PUBLIC_URL: 'https://ndoa.example', SUPPORT_EMAIL: 'help@ndoa.test' })
})
afterAll(() => t.close())

test('security.txt has a contact for vulnerabilities and its languages, and never expires', async () => {
  const ask = () => t.visitor.get<string>('/.well-known/security.txt')
  const { status, text, headers } = await ask()
  expect([status, headers['content-type']]).toEqual([200, 'text/plain; charset=utf-8'])
  expect(text).toContain('Contact: mailto:help@ndoa.test')
  expect(text).toMatch(/^Preferred-Languages: en, .*\bfr\b/m)
  expect(text).toContain('Canonical: https://ndoa.example/.well-known/security.txt\n')
  const end = (text: string) => Date.parse(/^Expires: (\S+)$/m.exec(text)?.[1] ?? '')
  const daysLeft = (text: string) => (end(text) - t.clock.now().getTime()) / 86_400_000
  expect(daysLeft(text)).toBeGreaterThan(170)
  expect(daysLeft(text)).toBeLessThan(365)
  t.clock.forward(400 * 86_400_000)
  expect(daysLeft((await ask()).text)).toBeGreaterThan(170)
})

test('password managers are redirected to the Security tab, even without a sign-in', async () => {
  for (const caller of [t.visitor, await t.as(await aMember(t.app))]) {
    const { status, headers } = await caller.get('/.well-known/change-password')
    expect([status, headers['location']]).toEqual([302, '/settings?tab=security'])
  }
})
