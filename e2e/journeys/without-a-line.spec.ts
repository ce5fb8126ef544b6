import { expect, test } from '@playwright/test'
import { enter } from '../support/people.ts'
import { CUT_ON_PHONES_TOO } from '../support/screens.ts'
import { loseLine, openKept } from '../support/without-a-line.ts'

// The other screens are only cut where they are large: `without-a-line.desktop.spec.ts`.
test(`offline: ${CUT_ON_PHONES_TOO} stays for 20 seconds and a reload, and calls again within 3 seconds of the return`, async ({
  page,
  context,
}) => {
  await enter(page, 'kofi@demo.ndoa.test')
  await loseLine(context, [await openKept(page, CUT_ON_PHONES_TOO)])
})

test('offline: a profile and a conversation over a list stay as long, and call again as soon', async ({
  page: profile,
  context,
}) => {
  await enter(profile, 'kofi@demo.ndoa.test')
  const conversation = await context.newPage()
  const about = profile.getByRole('dialog').getByText('About', { exact: true })
  const field = conversation.getByRole('dialog').getByRole('textbox')
  await Promise.all([profile, conversation].map((page) => page.goto('/my-matches')))
  await profile.getByRole('article').first().getByRole('heading').getByRole('link').click()
  await conversation
    .getByRole('link', { name: /^Chat with/ })
    .first()
    .click()
  await expect(about).toBeVisible()
  const member = new URL(profile.url()).searchParams.get('member')
  await loseLine(context, [
    { page: profile, content: about, call: `get-profile?user_id=${member}` },
    { page: conversation, content: field, call: 'get-messages' },
  ])
})
