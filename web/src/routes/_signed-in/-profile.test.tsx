import { afterEach, beforeEach, expect, onTestFinished, test, vi } from 'vitest'
import { page } from 'vitest/browser'
import { endSession } from '../../app/session-end.ts'
import { onSignInNeeded } from '../../lib/api/sign-in-needed.ts'
import { type Answers, answered, refused } from '../../testing/fake-server.ts'
import { expectToLeaveAfter, useFakeTimers } from '../../testing/fake-timers.ts'
import { anOwnProfile, asOthersSee } from '../../testing/own-profile.ts'
import { aReference } from '../../testing/reference-data.ts'
import { amara, visitAsAmara } from '../../testing/signed-in.tsx'

const profile = anOwnProfile()
const reference = aReference({
  faiths: [
    { id: 'christianity', name: 'Christianity', denominations: [{ id: 'catholic', name: 'Catholic' }] },
    { id: 'islam', name: 'Islam', denominations: [{ id: 'sunni', name: 'Sunni' }] },
  ],
  languages: [{ id: 'english', name: 'English', iso_code: 'en' }],
  countries: [{ code: 'NG', name: 'Nigeria', dial_code: '+234' }],
})

let saved: unknown[]
type Answer = ReturnType<typeof answered>
let save: (change: unknown) => Answer | Promise<Answer>

beforeEach(() => {
  saved = []
  save = (change) => answered({ ...profile, ...(change as object) })
})
afterEach(() => {
  vi.restoreAllMocks()
})

function visit(address: string, get = () => answered(profile), more: Answers = {}) {
  return visitAsAmara(address, {
    'GET /functions/v1/get-reference-data': () => answered(reference),
    'GET /functions/v1/get-profile-as-others': () => answered(asOthersSee()),
    'GET /functions/v1/get-profile': get,
    'PUT /functions/v1/update-profile': (change) => {
      saved.push(change)
      return save(change)
    },
    ...more,
  })
}

const saveButton = page.getByRole('button', { name: 'Save Changes' })

test('a blank name is not saved, and the next letter clears its error', async () => {
  visit('/profile')
  const name = page.getByRole('textbox', { name: 'Full Name' })
  await name.fill('  ')
  await saveButton.click()
  await expect.element(page.getByText(/Full name is required/)).toBeVisible()
  await expect
    .element(page.getByRole('tabpanel').getByText('Please fix the errors in this section.'))
    .toBeVisible()
  await expect.element(name).toHaveFocus()
  await name.fill('Amara Nwosu')
  await expect.element(page.getByText(/Full name is required/)).not.toBeInTheDocument()
  await saveButton.click()
  const done = page.getByRole('dialog', { name: 'Profile Updated Successfully!' })
  await expect
    .element(done.getByText('Your profile changes have been saved and are now visible to potential matches.'))
    .toBeVisible()
  expect(saved).toEqual([
    {
      full_name: 'Amara Nwosu',
      display_name: 'Amara',
      occupation: 'Pharmacist',
      location: 'Lagos',
      country_of_residence: 'NG',
    },
  ])
})

test('the last language cannot be removed', async () => {
  visit('/profile?section=languages')
  await page.getByRole('button', { name: 'Remove English' }).click()
  await saveButton.click()
  await expect.element(page.getByText(/At least one language is required/)).toBeVisible()
  expect(saved).toEqual([])
})

test('a denomination can be chosen only with a faith', async () => {
  visit('/profile?section=faith')
  const denomination = page.getByRole('combobox', { name: 'Denomination' })
  await page.getByRole('combobox', { name: 'Faith' }).selectOptions('Select your faith')
  await expect.element(denomination).toBeDisabled()
  await page.getByRole('combobox', { name: 'Faith' }).selectOptions('Christianity')
  await denomination.selectOptions('Catholic')
  await page.getByRole('combobox', { name: 'Faith' }).selectOptions('Islam')
  await expect.element(denomination).toHaveValue('')
  await expect.element(denomination.getByRole('option', { name: 'Catholic' })).not.toBeInTheDocument()
  await denomination.selectOptions('Sunni')
  await saveButton.click()
  await vi.waitFor(() => expect(saved).toEqual([{ faith: 'islam', denomination: 'sunni', tribe: null }]))
})

test('refused values show an error at their field, and a failing server is reported', async () => {
  save = () => ({
    status: 422,
    body: {
      success: false,
      error: 'request.invalid',
      message: 'Please check the marked fields.',
      data: { fields: { location: 'Please enter just the name of your city' } },
    },
  })
  visit('/profile')
  await page.getByRole('textbox', { name: 'City' }).fill('12 Marina Road')
  await saveButton.click()
  await expect.element(page.getByText(/Please enter just the name of your city/)).toBeVisible()
  save = () => refused(500, 'server.defect', 'Something went wrong. Please try again.')
  await saveButton.click()
  await expect
    .element(page.getByRole('tabpanel').getByText('Failed to save profile. Please try again.'))
    .toBeVisible()
})

test('unsaved changes are kept across sections, and leaving the page asks first', async () => {
  const { history } = visit('/profile?section=additional')
  await page.getByRole('textbox', { name: 'Bio' }).fill('I sing.')
  await page.getByRole('button', { name: 'Next section' }).click()
  await expect.element(page.getByRole('tab', { name: 'Basic Info' })).toHaveAttribute('aria-selected', 'true')
  history.push('/settings')
  const question = page.getByRole('alertdialog', { name: 'Leave without saving?' })
  await expect.element(question.getByText(/Additional Info/)).toBeVisible()
  await question.getByRole('button', { name: 'Stay' }).click()
  await page.getByRole('button', { name: 'Previous section' }).click()
  await expect.element(page.getByRole('textbox', { name: 'Bio' })).toHaveValue('I sing.')
  history.push('/settings')
  await question.getByRole('button', { name: 'Leave' }).click()
  await expect.element(page.getByRole('heading', { name: 'Account Settings' })).toBeVisible()
})

test('input from an ended session is there after signing in again', async () => {
  let hasSession = true
  const ended = () => refused(401, 'accounts.sign_in_needed', 'Please sign in.')
  save = ended
  const get = () => answered(profile)
  const { history, router, queryClient, close } = visit('/profile?section=additional', get, {
    'GET /auth/v1/get-session': () => (hasSession ? answered({ user: amara }) : ended()),
  })
  onSignInNeeded(() => void endSession(queryClient, router))
  onTestFinished(() => onSignInNeeded(() => undefined))
  await page.getByRole('textbox', { name: 'Bio' }).fill('I sing.')
  hasSession = false
  await saveButton.click()
  await expect.poll(() => history.location.pathname).toBe('/login')
  close()
  visit('/profile?section=additional')
  await expect.element(page.getByRole('textbox', { name: 'Bio' })).toHaveValue('I sing.')
})

test('a missing profile and a failed one show different messages', async () => {
  let answer = refused(403, 'request.denied', 'You don’t have access to this.')
  visit('/profile', () => answer)
  await expect
    .element(page.getByText('Failed to load profile: You don’t have access to this. (request.denied)'))
    .toBeVisible()
  answer = refused(404, 'request.not_found', 'This is not available.')
  await page.getByRole('button', { name: 'Retry' }).click()
  await expect
    .element(page.getByText('Error: No profile data available. Please refresh or contact support.'))
    .toBeVisible()
})

test('a refused save moves the focus to the faulty field', async () => {
  visit('/profile?section=languages')
  await page.getByRole('button', { name: 'Remove English' }).click()
  await page.getByRole('button', { name: 'Save Changes' }).click()
  const opener = page.getByRole('button', { name: 'Select languages' })
  await expect.element(opener).toHaveFocus()
  await expect.element(opener).toHaveAccessibleDescription(/At least one language is required/)
})

test('an answer changed too often shows the time to wait at its field, and input stays', async () => {
  const sentence = 'You have changed this several times already. Please try again in 5 days.'
  save = () => ({
    status: 429,
    body: {
      success: false,
      error: 'request.too_many',
      message: sentence,
      data: { fields: { smoking: sentence }, retry_after: 432_000 },
    },
  })
  visit('/profile?section=lifestyle')
  const [smoking, drinking] = ['Do you smoke?', 'Do you drink alcohol?'].map((name) =>
    page.getByRole('combobox', { name }),
  )
  await smoking!.selectOptions('Yes')
  await drinking!.selectOptions('No')
  await saveButton.click()
  await expect.element(smoking!).toHaveAccessibleDescription(new RegExp(sentence))
  await expect.element(smoking!).toHaveFocus()
  await expect.element(smoking!).toHaveValue('Yes')
  await expect.element(drinking!).toHaveValue('No')
  expect(saved).toHaveLength(1)
})

test('a failed save is reported for 3.5 s without covering the button or the field', async () => {
  let answer = () => {}
  const held = new Promise<void>((resolve) => (answer = resolve))
  save = () => held.then(() => refused(500, 'server.defect', 'Something went wrong. Please try again.'))
  visit('/profile')
  await page.getByRole('textbox', { name: 'Occupation' }).fill('Nurse')
  await saveButton.click()
  await expect.element(page.getByRole('button', { name: 'Saving...' })).toBeVisible()
  useFakeTimers()
  answer()
  const toast = page.getByRole('alert').getByRole('button', { name: 'Dismiss' })
  await expect.poll(() => vi.advanceTimersByTime(1) && toast.elements()).toHaveLength(1)
  window.scrollTo({ top: document.body.scrollHeight, behavior: 'instant' })
  for (const seen of [saveButton, page.getByRole('tabpanel').getByText(/^Failed to save profile/)]) {
    const { left, top, width, height } = seen.element().getBoundingClientRect()
    const onTop = document.elementFromPoint(left + width / 2, top + height / 2)
    expect(onTop && seen.element().contains(onTop)).toBe(true)
  }
  await expectToLeaveAfter(3_500, toast)
  await expect.element(page.getByRole('tabpanel').getByText(/^Failed to save profile/)).toBeVisible()
})
