import type { ServerEvent } from '@ndoa/contract/realtime'
import { afterEach, expect, test, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { type Answers, answered } from '../../../testing/fake-server.ts'
import { fakeRealtime } from '../../../testing/fake-socket.ts'
import { aCard } from '../../../testing/member-card.ts'
import { aMatch } from '../../../testing/my-match.ts'
import { mySettings } from '../../../testing/my-settings.ts'
import { visitAsAmara } from '../../../testing/signed-in.tsx'

const MATCH = 'b7d0d2a4-0b1d-4c53-9c05-0d8f2f6f1a22'
const OTHER = 'b7d0d2a4-0b1d-4c53-9c05-0d8f2f6f1a33'
const matchedWith = (display_name: string, match_id = MATCH): ServerEvent => ({
  type: 'match.created',
  match_id,
  display_name,
})
const dialog = page.getByRole('dialog', { name: 'Match Found' })
const awesome = dialog.getByRole('button', { name: 'Awesome!' })

afterEach(() => void vi.restoreAllMocks())

async function visitSettings(answers: Answers = {}) {
  const sendEvent = fakeRealtime()
  const { history } = visitAsAmara('/settings', {
    'POST /functions/v1/get-my-matches': () => answered([]),
    ...answers,
  })
  await expect.element(page.getByRole('heading', { name: 'Account Settings' })).toBeVisible()
  return { sendEvent, history }
}

test('a member liked back is notified on any screen, once per match', async () => {
  const { sendEvent } = await visitSettings()
  await sendEvent(matchedWith('Kofi'))
  await expect.element(dialog.getByText('You and Kofi like each other.')).toBeVisible()
  await awesome.click()
  await sendEvent(matchedWith('Kofi'))
  await sendEvent(matchedWith('Yaw', OTHER)) // matches are shown one after another, so Kofi again would come before Yaw
  await expect.element(dialog.getByText('You and Yaw like each other.')).toBeVisible()
  await awesome.click()
  await expect.element(page.getByRole('dialog')).not.toBeInTheDocument()
})

test('two simultaneous matches are shown in turn', async () => {
  const { sendEvent } = await visitSettings()
  await sendEvent(matchedWith('Kofi'))
  await sendEvent(matchedWith('Yaw', OTHER))
  await expect.element(dialog.getByText('You and Kofi like each other.')).toBeVisible()
  await userEvent.keyboard('{Escape}')
  await expect.element(dialog.getByText('You and Yaw like each other.')).toBeVisible()
})

test('the focus is on Awesome!, and returns where it was', async () => {
  const { sendEvent } = await visitSettings({ 'GET /functions/v1/get-settings': () => answered(mySettings) })
  const tab = page.getByRole('tab', { name: 'Notifications' })
  await expect.element(tab).toBeVisible()
  tab.element().focus()
  await sendEvent(matchedWith('Kofi'))
  await expect.element(awesome).toHaveFocus()
  await userEvent.keyboard('{Enter}')
  await expect.element(dialog).not.toBeInTheDocument()
  await expect.element(tab).toHaveFocus()
})

test('a new match is on My Matches at once, with its photo in the dialog', async () => {
  const sendEvent = fakeRealtime()
  const matches = [aMatch({ display_name: 'Zainab' })]
  visitAsAmara('/my-matches', { 'POST /functions/v1/get-my-matches': () => answered(matches) })
  await expect.element(page.getByRole('article')).toHaveLength(1)
  const kofi = aCard({ display_name: 'Kofi', main_photo_signed_url: '/art/man.svg' })
  matches.unshift(aMatch({ ...kofi, match_id: MATCH }))
  await sendEvent(matchedWith('Kofi'))
  await expect.poll(() => dialog.element().querySelector('img')?.getAttribute('src')).toBe('/art/man.svg')
  await awesome.click()
  await expect.element(page.getByRole('article', { name: 'Kofi, 31' })).toBeVisible()
})
