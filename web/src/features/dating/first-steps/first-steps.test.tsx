import type { OwnPhoto } from '@ndoa/contract/dating/photos'
import type { OwnProfile } from '@ndoa/contract/dating/profiles'
import { afterEach, expect, test, vi } from 'vitest'
import { page } from 'vitest/browser'
import { hasDrafts, loadDraft } from '../../../lib/storage/drafts.ts'
import { type Answers, answered, refused } from '../../../testing/fake-server.ts'
import { myPhoto } from '../../../testing/my-photo.ts'
import { anOwnProfile } from '../../../testing/own-profile.ts'
import { aReference } from '../../../testing/reference-data.ts'
import { amara, visitAsAmara } from '../../../testing/signed-in.tsx'
import { fakeUploads } from '../photos/upload/fake-uploads.test-data.ts'

const named = (id: string, name: string) => ({ id, name })
const NEW: Partial<OwnProfile> = {
  first_steps_open: true,
  faith: null,
  denomination: null,
  spoken_languages: [],
  missing: ['a photo'],
}

afterEach(() => void vi.restoreAllMocks())

/** Opens a new member's dashboard. @returns what was saved, in order */
function visit({ saves, ...answers }: Answers & { saves?: Answers[string] } = {}) {
  let profile = anOwnProfile(NEW)
  const saved: unknown[] = []
  const empty = {
    success: true,
    data: [],
    pagination: { has_next_page: false, total_results: 0, next_cursor: null },
  }
  const visited = visitAsAmara('/dashboard', {
    'GET /functions/v1/get-reference-data': () =>
      answered(
        aReference({
          faiths: [
            { ...named('buddhism', 'Buddhism'), denominations: [] },
            { ...named('islam', 'Islam'), denominations: [named('sunni', 'Sunni')] },
            { ...named('other', 'Other'), denominations: [] },
          ],
          languages: ['english', 'igbo'].map((id) => ({
            ...named(id, id === 'igbo' ? 'Igbo' : 'English'),
            iso_code: null,
          })),
        }),
      ),
    'POST /functions/v1/complete-sign-up': () => answered({ completed: false }),
    'GET /functions/v1/get-profile': () => answered(profile),
    'GET /functions/v1/get-photos': () => answered([]),
    'POST /functions/v1/get-matches': () => ({ body: empty }),
    'POST /functions/v1/get-conversations': () => answered([]),
    'POST /functions/v1/get-dashboard-stats': () => answered({}),
    'PUT /functions/v1/update-profile': (change) => {
      saved.push(change)
      profile = { ...profile, ...(change as Partial<OwnProfile>) }
      return saves?.(change) ?? answered(profile)
    },
    ...answers,
  })
  return { saved, ...visited }
}

const button = (name: string) => page.getByRole('button', { name, exact: true })
const suggested = page.getByRole('heading', { name: 'Suggested Matches' })
const step = (place: number) => page.getByText(new RegExp(`^Step ${place} of 6`))

async function skipTo(place: number) {
  for (let now = 1; now < place; now++) {
    await expect.element(step(now)).toBeVisible()
    await button('Skip').click()
  }
  await expect.element(step(place)).toBeVisible()
}

test('each step saves its own changed answers', async () => {
  const { saved } = visit()
  await skipTo(2)
  await page.getByText('Islam', { exact: true }).click()
  await button('Continue').click()
  await expect.element(step(3)).toBeVisible()
  await button('Igbo').click()
  await button('Continue').click()
  await expect.element(step(4)).toBeVisible()
  expect(saved).toEqual([{ faith: 'islam' }, { spoken_languages: ['igbo'] }])
})

test('the most common faiths come first', async () => {
  visit()
  await skipTo(2)
  const faiths = page.getByRole('group', { name: 'Faith' }).getByRole('radio')
  await expect.element(faiths).toHaveLength(3)
  expect(faiths.elements().map((faith) => (faith as HTMLInputElement).value)).toEqual([
    'islam',
    'buddhism',
    'other',
  ])
})

test('the buttons stay in place between steps, and the focus starts at the step', async () => {
  visit()
  await expect.element(step(1)).toHaveFocus()
  const bottom = () => button('Skip').element().getBoundingClientRect().bottom
  const places: number[] = []
  for (const place of [2, 3, 4, 5]) {
    await button('Skip').click()
    await expect.element(step(place)).toHaveFocus()
    places.push(bottom())
  }
  expect(new Set(places).size).toBe(1)
})

test('a choice does not change its chip’s width', async () => {
  visit()
  await skipTo(3)
  const chip = button('Igbo')
  const before = chip.element().getBoundingClientRect().width
  await chip.click()
  await expect.element(chip).toHaveAttribute('aria-pressed', 'true')
  expect(chip.element().getBoundingClientRect().width).toBeCloseTo(before, 0)
})

test('the languages of the member’s country come first', async () => {
  visit()
  await skipTo(3)
  const chips = page.getByRole('group', { name: 'Languages you speak' }).getByRole('button')
  await expect.element(chips.first()).toHaveTextContent('English')
  await expect.element(chips.nth(1)).toHaveTextContent('Igbo')
})

test('an answer that fails to save stays, with the reason', async () => {
  visit({ saves: () => refused(422, 'request.invalid', 'Please choose from the list.') })
  await skipTo(2)
  await page.getByText('Islam', { exact: true }).click()
  await button('Continue').click()
  await expect.element(page.getByText('Please choose from the list.')).toBeVisible()
  await expect.element(step(2)).toBeVisible()
  await expect.element(page.getByRole('radio', { name: 'Islam' })).toBeChecked()
})

test('one press begins a sentence of the bio', async () => {
  visit()
  await skipTo(5)
  await button('On a good Sunday, I…').click()
  await expect.element(page.getByRole('textbox', { name: 'Bio' })).toHaveValue('On a good Sunday, I ')
  await expect.element(page.getByRole('textbox', { name: 'Bio' })).toHaveFocus()
})

test('an answered step shows Continue on return and saves nothing again', async () => {
  const { saved } = visit()
  await skipTo(2)
  await page.getByText('Islam', { exact: true }).click()
  await button('Continue').click()
  await expect.element(step(3)).toBeVisible()
  await button('Back').click()
  await expect.element(page.getByRole('radio', { name: 'Islam' })).toBeChecked()
  await expect.element(button('Skip')).not.toBeInTheDocument()
  await button('Continue').click()
  await expect.element(step(3)).toBeVisible()
  expect(saved).toEqual([{ faith: 'islam' }])
})

test('the steps resume at the first unanswered one after a reload', async () => {
  const answeredSoFar = anOwnProfile({
    ...NEW,
    photos: [myPhoto(1)],
    faith: 'islam',
    spoken_languages: ['igbo'],
  })
  const { close } = visit({ 'GET /functions/v1/get-profile': () => answered(answeredSoFar) })
  await expect.element(step(4)).toBeVisible()
  close()
  visit({ 'GET /functions/v1/get-profile': () => answered({ ...answeredSoFar, faith: null }) })
  await expect.element(step(2)).toBeVisible()
})

function choosePhoto() {
  const field = page.getByLabelText('Choose a Photo').element() as HTMLInputElement
  const chosen = new DataTransfer()
  chosen.items.add(new File([new Uint8Array([0xff, 0xd8, 0xff])], 'me.jpg', { type: 'image/jpeg' }))
  field.files = chosen.files
  field.dispatchEvent(new Event('change', { bubbles: true }))
}

test('a photo uploads during other steps, and stays on its step', async () => {
  const uploads = fakeUploads()
  const photos: OwnPhoto[] = []
  visit({ 'GET /functions/v1/get-photos': () => answered(photos) })
  await expect.element(step(1)).toBeVisible()
  choosePhoto()
  await expect.poll(() => uploads).toHaveLength(1)
  uploads[0]?.progress(42, 100)
  await button('Continue').click()
  await expect.element(step(2)).toBeVisible()
  await button('Back').click()
  await expect.element(page.getByText('42%')).toBeVisible()
  photos.push(myPhoto(1, 'pending'))
  uploads[0]?.accept(photos[0])
  await expect.element(page.getByRole('img', { name: 'Your photo' })).toBeVisible()
  expect(uploads).toHaveLength(1)
})

test('a photo whose upload fails after the steps is on Photos with the reason and a retry', async () => {
  const uploads = fakeUploads()
  const { router } = visit()
  await expect.element(step(1)).toBeVisible()
  choosePhoto()
  await expect.poll(() => uploads).toHaveLength(1)
  await button('Later').click()
  await expect.element(page.getByRole('dialog')).not.toBeInTheDocument()
  await router.navigate({ to: '/photos' })
  await expect.element(page.getByRole('progressbar', { name: 'Uploading me.jpg' })).toBeVisible()
  uploads[0]?.fail('timeout')
  const photos = page.getByRole('list', { name: 'Your photos' })
  await expect.element(photos.getByText('Failed to upload photo')).toBeVisible()
  await photos.getByRole('button', { name: 'Try Again' }).click()
  await expect.poll(() => uploads[1]?.id).toBe(uploads[0]?.id)
})

test('the last step ends the steps and leads to the suggestions', async () => {
  const { saved, history } = visit()
  await skipTo(6)
  await page.getByText('A man', { exact: true }).click()
  await button('See Who Fits').click()
  await expect.poll(() => history.location.pathname).toBe('/find-matches')
  expect(saved).toEqual([{ preferred_gender: 'Male', first_steps_open: false }])
})

test('a member who postpones the steps is not asked again', async () => {
  const { saved } = visit()
  await button('Later').click()
  await expect.element(page.getByRole('dialog')).not.toBeInTheDocument()
  expect(saved).toEqual([{ first_steps_open: false }])
})

test('the steps close and stay closed on a broken connection, and send their input later', async () => {
  const line = { isThere: false, tries: 0 }
  const sent: unknown[] = []
  const answers: Answers = {
    'HEAD /healthz': () => {
      if (!line.isThere) throw new TypeError('Failed to fetch')
      return answered(null)
    },
    'PUT /functions/v1/update-profile': (change) => {
      line.tries++
      if (!line.isThere) throw new TypeError('Failed to fetch')
      sent.push(change)
      return answered(anOwnProfile({ ...NEW, ...(change as Partial<OwnProfile>) }))
    },
  }
  const { close } = visit(answers)
  await skipTo(5)
  await page.getByRole('textbox', { name: 'Bio' }).fill('I like early mornings.')
  await button('Later').click()
  await expect.element(page.getByRole('dialog')).not.toBeInTheDocument()
  await expect.poll(() => line.tries).toBe(1)
  close()

  visit(answers)
  await expect.poll(() => line.tries).toBe(2) // the steps would be open by now
  await expect.element(page.getByRole('dialog')).not.toBeInTheDocument()
  window.dispatchEvent(new Event('offline'))
  await expect.element(page.getByText(/You’re offline\./)).toBeVisible()
  expect(hasDrafts(amara.id)).toBe(true)

  line.isThere = true
  window.dispatchEvent(new Event('online'))
  await expect.poll(() => sent).toEqual([{ bio: 'I like early mornings.', first_steps_open: false }])
  await expect.poll(() => hasDrafts(amara.id)).toBe(false)
})

test.each([
  [503, 'server.busy'],
  [429, 'request.too_many'],
])('the end of the steps is sent again at the next visit after a failure with %i', async (status, code) => {
  const { saved, close } = visit({ saves: () => refused(status, code, 'Please try again.') })
  await button('Later').click()
  await expect.poll(() => saved).toEqual([{ first_steps_open: false }])
  close()
  const again = visit()
  await expect.poll(() => again.saved).toEqual([{ first_steps_open: false }])
  await expect.element(page.getByRole('dialog')).not.toBeInTheDocument()
  await expect.poll(() => hasDrafts(amara.id)).toBe(false)
})

test('an answer refused on leaving is there at the next visit', async () => {
  const { saved, close } = visit({ saves: () => refused(422, 'request.invalid', 'Please check this.') })
  await skipTo(5)
  await page.getByRole('textbox', { name: 'Bio' }).fill('I like early mornings.')
  await button('Later').click()
  await expect.element(page.getByRole('dialog')).not.toBeInTheDocument()
  await expect.poll(() => saved).toHaveLength(1)
  await expect.poll(() => loadDraft(amara.id, 'first-steps left', Boolean)).toBe(null)
  close()
  visit()
  await skipTo(5)
  await expect.element(page.getByRole('textbox', { name: 'Bio' })).toHaveValue('I like early mornings.')
  await button('Continue').click()
  await expect.poll(() => hasDrafts(amara.id)).toBe(false)
})

test('members who finished the steps see the dashboard only', async () => {
  visit({ 'GET /functions/v1/get-profile': () => answered(anOwnProfile()) })
  await expect.element(suggested).toBeVisible()
  await expect.element(page.getByRole('dialog')).not.toBeInTheDocument()
})
