import { rmSync } from 'node:fs'
import { chromium } from '@playwright/test'

/** One of the two members in every demo world. */
const MEMBER = { email: 'amara@demo.ndoa.test', password: 'Karibu-2026!' }

/** Signs in as a demo member in a separate browser profile, for audits of members' screens. */
export async function signInBrowser(address, folder, launchOptions) {
  rmSync(folder, { recursive: true, force: true })
  const context = await chromium.launchPersistentContext(folder, launchOptions)
  const answer = await context.request.post(`${address}/auth/v1/sign-in/email`, {
    data: MEMBER,
    headers: { 'sec-fetch-site': 'same-origin' },
  })
  await context.close()
  if (!answer.ok()) throw new Error(`${MEMBER.email} cannot sign in at ${address}: is there demo data?`)
}
