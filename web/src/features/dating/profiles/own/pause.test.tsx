import { afterEach, expect, test, vi } from 'vitest'
import { page } from 'vitest/browser'
import { type Answers, answered } from '../../../../testing/fake-server.ts'
import { aCard } from '../../../../testing/member-card.ts'
import { myConsents, mySettings } from '../../../../testing/my-settings.ts'
import { anOwnProfile } from '../../../../testing/own-profile.ts'
import { visitAsAmara } from '../../../../testing/signed-in.tsx'

afterEach(() => void vi.restoreAllMocks())

const SINCE = '2026-05-01T12:00:00.000Z'

function serverOf(isPaused: boolean) {
  let paused_since = isPaused ? SINCE : null
  const likes: unknown[] = []
  const set = (since: string | null) => () => {
    paused_since = since
    return answered({ paused_since })
  }
  const answers: Answers = {
    'GET /functions/v1/get-profile': () => answered(anOwnProfile({ paused_since })),
    'POST /functions/v1/pause-profile': set(SINCE),
    'POST /functions/v1/resume-profile': set(null),
    'GET /functions/v1/get-settings': () => answered(mySettings),
    'GET /functions/v1/get-consents': () => answered(myConsents),
    'POST /functions/v1/get-received-likes': () =>
      answered([
        { ...aCard({ display_name: 'Kofi' }), id: crypto.randomUUID(), created_at: SINCE, interests: [] },
      ]),
    'POST /functions/v1/likes': (like) => {
      likes.push(like)
      return answered({ is_matched: false, match_id: null })
    },
  }
  return { answers, likes }
}

const line = page.getByRole('region', { name: 'Paused profile' })

test('one press in the settings pauses a profile, and one press on any screen resumes it', async () => {
  visitAsAmara('/settings?tab=privacy', serverOf(false).answers)
  await page.getByRole('button', { name: 'Pause Profile' }).click()
  await expect.element(line.getByText('Your profile is paused')).toBeVisible()
  await expect.element(page.getByRole('button', { name: 'Resume Profile' })).toBeVisible()
  await line.getByRole('button', { name: 'Resume' }).click()
  await expect.element(page.getByRole('button', { name: 'Pause Profile' })).toBeVisible()
  expect(line.elements()).toEqual([])
})

test('a paused member’s like asks to resume and is sent by the same press', async () => {
  const { answers, likes } = serverOf(true)
  visitAsAmara('/likes', answers)
  await expect.element(line).toBeVisible()
  await page.getByRole('button', { name: 'Like Back: Kofi' }).click()
  const question = page.getByRole('alertdialog', { name: 'Your profile is paused' })
  await question.getByRole('button', { name: 'Not Now' }).click()
  await expect.element(question).not.toBeInTheDocument()
  expect(likes).toEqual([])
  await page.getByRole('button', { name: 'Like Back: Kofi' }).click()
  await question.getByRole('button', { name: 'Resume and Like' }).click()
  await expect.poll(() => likes).toHaveLength(1)
  await expect.element(line).not.toBeInTheDocument()
})
