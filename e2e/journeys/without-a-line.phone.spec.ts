import { expect, test } from '@playwright/test'
import { signInByApi } from '../support/people.ts'
import { expectToSurviveOffline, openCachedScreen } from '../support/without-a-line.ts'

// Other screens go offline on large screens only: `without-a-line.desktop.spec.ts`.
test('offline: a screen, a profile and a conversation over a list stay for 20 seconds and a reload, and call again within 3 seconds of the network’s return', async ({
  context,
}) => {
  await context.clock.install()
  const profile = await context.newPage()
  await signInByApi(profile, 'kofi@demo.ndoa.test')
  const screen = await openCachedScreen(await context.newPage(), '/find-matches')
  const conversation = await context.newPage()
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
  await expectToSurviveOffline(context, [
    screen,
    { page: profile, content: about, call: `get-profile?user_id=${member}` },
    { page: conversation, content: field, call: 'get-messages' },
  ])
})
