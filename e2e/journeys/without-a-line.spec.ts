import { expect, test } from '@playwright/test'
import { aBrowser, enter } from '../support/people.ts'
import { CUT_ON_PHONES_TOO } from '../support/screens.ts'
import { loseLine, openKept } from '../support/without-a-line.ts'

// The other screens are only cut where they are large: `without-a-line.desktop.spec.ts`.
test(`offline: ${CUT_ON_PHONES_TOO}, a profile and a conversation over a list stay for 20 seconds and a reload, and call again within 3 seconds of the return`, async ({
  page,
  browser,
}) => {
  await enter(page, 'kofi@demo.ndoa.test')
  const kept = await openKept(page, CUT_ON_PHONES_TOO)

  const profile = await aBrowser(browser)
  await enter(profile, 'kofi@demo.ndoa.test')
  const conversation = await profile.context().newPage()
  const about = profile.getByRole('dialog').getByText('About', { exact: true })
  const field = conversation.getByRole('dialog').getByRole('textbox')
  await Promise.all([profile, conversation].map((one) => one.goto('/my-matches')))
  await profile.getByRole('article').first().getByRole('heading').getByRole('link').click()
  await conversation
    .getByRole('link', { name: /^Chat with/ })
    .first()
    .click()
  await expect(about).toBeVisible()
  const member = new URL(profile.url()).searchParams.get('member')
  const over = [
    { page: profile, content: about, call: `get-profile?user_id=${member}` },
    { page: conversation, content: field, call: 'get-messages' },
  ]
  await loseLine([[kept], over])
})
