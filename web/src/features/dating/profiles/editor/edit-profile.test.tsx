import { BIO_MAX } from '@ndoa/contract/limits'
import { afterEach, expect, test, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { type Answers, answered, refused } from '../../../../testing/fake-server.ts'
import { anOwnProfile, asOthersSee } from '../../../../testing/own-profile.ts'
import { visitAsAmara } from '../../../../testing/signed-in.tsx'

const profile = anOwnProfile()
const visit = (section: string, answers: Answers = {}) =>
  visitAsAmara(`/profile?section=${section}`, {
    'GET /functions/v1/get-profile-as-others': () => answered(asOthersSee()),
    'GET /functions/v1/get-profile': () => answered(profile),
    ...answers,
  })
const tab = (name: string) => page.getByRole('tab', { name, exact: true })
const save = page.getByRole('button', { name: 'Save Changes' })
const occupation = page.getByRole('textbox', { name: 'Occupation' })
const errorText = (text: string) => page.getByRole('tabpanel').getByText(text)

afterEach(() => void vi.restoreAllMocks())

test.each([
  ['a limit', () => refused(429, 'request.too_many', 'Try again in 5 minutes.'), 'Try again in 5 minutes.'],
  ['a vanished profile', () => refused(404, 'request.not_found', 'Gone.'), 'No profile data available.'],
  ['a refusal', () => refused(403, 'request.denied', 'No.'), 'Failed to save profile. Please try again.'],
  [
    'no connection',
    () => {
      throw new TypeError('Failed to fetch')
    },
    'Failed to save profile. Please try again.',
  ],
])(
  '%s is explained above the button until the next edit, and the input stays',
  async (_what, answer, sentence) => {
    visit('basic', { 'PUT /functions/v1/update-profile': answer })
    await occupation.fill('Nurse')
    await save.click()
    await expect.element(errorText(sentence)).toBeVisible()
    await expect.element(occupation).toHaveValue('Nurse')
    await expect.element(save).toBeEnabled()
    await occupation.fill('Midwife')
    await expect.element(errorText(sentence)).not.toBeInTheDocument()
  },
)

test('an unchanged form sends nothing and claims no success', async () => {
  const saved = vi.fn((change: unknown) => answered({ ...profile, ...(change as object) }))
  visit('basic', { 'PUT /functions/v1/update-profile': saved })
  await save.click()
  await expect.element(page.getByText('Nothing has changed, so there is nothing to save.')).toBeVisible()
  await occupation.fill('Nurse')
  await occupation.fill(profile.occupation ?? '')
  await save.click()
  expect(saved).not.toHaveBeenCalled()
  await expect.element(page.getByText('Profile Updated Successfully!')).not.toBeInTheDocument()
  await occupation.fill('Nurse')
  await save.click()
  await expect.element(page.getByText('Profile Updated Successfully!')).toBeVisible()
  expect(saved).toHaveBeenCalledOnce()
})

test('a section’s error is not shown in another', async () => {
  visit('basic', { 'PUT /functions/v1/update-profile': () => refused(403, 'request.denied', 'No.') })
  await occupation.fill('Nurse')
  await save.click()
  await expect.element(errorText('Failed to save profile. Please try again.')).toBeVisible()
  await tab('Faith & Beliefs').click()
  await expect.element(page.getByRole('combobox', { name: 'Tribe' })).toBeVisible()
  await expect.element(errorText('Failed to save profile. Please try again.')).not.toBeInTheDocument()
})

test('a section with unsaved changes has a dot until saved or undone', async () => {
  visit('basic', {
    'PUT /functions/v1/update-profile': (change) => answered({ ...profile, ...(change as object) }),
  })
  await expect.element(tab('Basic Info')).toBeVisible()
  await occupation.fill('Nurse')
  await expect.element(tab('Basic Info •')).toBeVisible()
  await occupation.fill('Pharmacist')
  await expect.element(tab('Basic Info')).toBeVisible()
  await occupation.fill('Nurse')
  await save.click()
  await page.getByRole('button', { name: 'Continue' }).click()
  await expect.element(tab('Basic Info')).toBeVisible()
})

test('the button is disabled during a save, then Continue has the focus, and closing returns it', async () => {
  const answer = Promise.withResolvers<void>()
  visit('basic', {
    'PUT /functions/v1/update-profile': () => answer.promise.then(() => answered(profile)),
  })
  await occupation.fill('Nurse')
  save.element().focus()
  await userEvent.keyboard('{Enter}')
  await expect.element(page.getByRole('button', { name: 'Saving...' })).toBeDisabled()
  answer.resolve()
  await expect.element(page.getByRole('button', { name: 'Continue' })).toHaveFocus()
  await userEvent.keyboard('{Escape}')
  await expect.element(page.getByRole('dialog')).not.toBeInTheDocument()
  await expect.element(save).toHaveFocus()
})

test('input during a save stays and is marked as unsaved', async () => {
  const answer = Promise.withResolvers<void>()
  visit('basic', {
    'PUT /functions/v1/update-profile': (change) =>
      answer.promise.then(() => answered({ ...profile, ...(change as object) })),
  })
  await occupation.fill('Nurse')
  await save.click()
  await expect.element(page.getByRole('button', { name: 'Saving...' })).toBeDisabled()
  await occupation.fill('Midwife')
  answer.resolve()
  await page.getByRole('button', { name: 'Continue' }).click()
  await expect.element(occupation).toHaveValue('Midwife')
  await expect.element(tab('Basic Info •')).toBeVisible()
})

test('the fields show the server’s version after saving', async () => {
  visit('basic', {
    'PUT /functions/v1/update-profile': () => answered({ ...profile, location: 'Abuja' }),
  })
  const city = page.getByRole('textbox', { name: 'City' })
  await city.fill('  abuja ')
  await save.click()
  await page.getByRole('button', { name: 'Continue' }).click()
  await expect.element(city).toHaveValue('Abuja')
  await expect.element(tab('Basic Info')).toBeVisible()
})

const shownName = page.getByRole('combobox', { name: 'Name Others See' })
const optionsOf = (select: HTMLSelectElement) => [...select.options].map(({ label }) => label)

test('members choose which of their names others see, among those of the full name', async () => {
  const saved = vi.fn((change: unknown) => answered({ ...profile, ...(change as object) }))
  visit('basic', {
    'GET /functions/v1/get-profile': () => answered(anOwnProfile({ full_name: 'Dr Amara Ngozi Okafor' })),
    'PUT /functions/v1/update-profile': saved,
  })
  await expect.element(shownName).toHaveValue('Amara')
  expect(optionsOf(shownName.element() as HTMLSelectElement)).toEqual([
    'Amara',
    'Ngozi',
    'Okafor',
    'Amara Ngozi',
    'Amara Okafor',
    'Ngozi Okafor',
  ])
  await shownName.selectOptions('Ngozi')
  await expect.element(tab('Basic Info •')).toBeVisible()
  await save.click()
  await expect.element(page.getByText('Profile Updated Successfully!')).toBeVisible()
  expect(saved.mock.calls[0]?.[0]).toMatchObject({
    full_name: 'Dr Amara Ngozi Okafor',
    display_name: 'Ngozi',
  })
})

test('a new full name keeps the chosen name if it has it, else chooses the first', async () => {
  const saved = vi.fn((change: unknown) => answered({ ...profile, ...(change as object) }))
  visit('basic', {
    'GET /functions/v1/get-profile': () =>
      answered(anOwnProfile({ full_name: 'Amara Ngozi Okafor', display_name: 'Ngozi' })),
    'PUT /functions/v1/update-profile': saved,
  })
  const fullName = page.getByRole('textbox', { name: 'Full Name' })
  await fullName.fill('Mme Ngozi Adé')
  await expect.element(shownName).toHaveValue('Ngozi')
  await fullName.fill('El Hadj Mamadou Diallo')
  await expect.element(shownName).toHaveValue('El Hadj Mamadou')
  await save.click()
  await expect.element(page.getByText('Profile Updated Successfully!')).toBeVisible()
  expect(saved.mock.calls[0]?.[0]).toMatchObject({ display_name: 'El Hadj Mamadou' })
})

test('the limit of changes is explained beside the name', async () => {
  const sentence = 'You can change the name that others see twice in 30 days. Try again in 3 days.'
  visit('basic', {
    'GET /functions/v1/get-profile': () => answered(anOwnProfile({ full_name: 'Amara Ngozi Okafor' })),
    'PUT /functions/v1/update-profile': () => ({
      status: 429,
      body: {
        success: false,
        error: 'request.too_many',
        message: sentence,
        data: { fields: { display_name: sentence } },
      },
    }),
  })
  await shownName.selectOptions('Ngozi')
  await save.click()
  await expect
    .element(shownName)
    .toHaveAccessibleDescription(`You can change it twice in 30 days. ${sentence}`)
  await expect.element(shownName).toHaveValue('Ngozi')
})

test('the arrow buttons cycle through the six sections and announce them', async () => {
  visit('basic')
  const place = page.getByText(/\d of 6/)
  await expect.element(place).toHaveTextContent('Basic Info, 1 of 6')
  await page.getByRole('button', { name: 'Previous section' }).click()
  await expect.element(place).toHaveTextContent('Additional Info, 6 of 6')
  await page.getByRole('button', { name: 'Next section' }).click()
  await expect.element(place).toHaveTextContent('Basic Info, 1 of 6')
})

test('arrow keys move through the tabs', async () => {
  visit('basic')
  await tab('Basic Info').click()
  await userEvent.keyboard('{ArrowRight}')
  await expect.element(tab('Faith & Beliefs')).toHaveFocus()
  await expect.element(page.getByRole('combobox', { name: 'Tribe' })).toBeVisible()
})

test('the bio counts its characters and ends at the limit', async () => {
  visit('additional')
  const bio = page.getByRole('textbox', { name: 'Bio' })
  await bio.fill('I sing.')
  await expect.element(bio).toHaveAccessibleDescription(`7 of ${BIO_MAX} characters`)
  await bio.fill(`${'👩🏾\u200d🎓'.repeat(BIO_MAX)}and more`)
  await expect.element(bio).toHaveAccessibleDescription(`${BIO_MAX} of ${BIO_MAX} characters`)
  await expect.element(bio).toHaveValue('👩🏾\u200d🎓'.repeat(BIO_MAX))
})

test('the editor reports being offline, and Retry loads the profile', async () => {
  vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false)
  let isOnline = false
  visit('basic', {
    'GET /functions/v1/get-profile-as-others': () => answered(asOthersSee()),
    'GET /functions/v1/get-profile': () => {
      if (!isOnline) throw new TypeError('Failed to fetch')
      return answered(profile)
    },
  })
  await expect
    .element(page.getByRole('alert').getByText(/^Failed to load profile: You seem to be offline/))
    .toBeVisible()
  isOnline = true
  await page.getByRole('button', { name: 'Retry' }).click()
  await expect.element(occupation).toHaveValue('Pharmacist')
})

test('Escape on the unsaved-changes question stays', async () => {
  const { history } = visit('basic')
  await occupation.fill('Nurse')
  history.push('/settings')
  const question = page.getByRole('alertdialog', { name: 'Leave without saving?' })
  await expect.element(question.getByRole('button', { name: 'Stay' })).toHaveFocus()
  await userEvent.keyboard('{Escape}')
  await expect.element(question).not.toBeInTheDocument()
  await expect.element(occupation).toHaveValue('Nurse')
  expect(history.location.pathname).toBe('/profile')
})

test('unsaved input survives a reload until saved or discarded', async () => {
  const { close } = visit('basic')
  await occupation.fill('Harbour pilot')
  close()
  const { close: closeAgain, history } = visit('basic')
  await expect.element(occupation).toHaveValue('Harbour pilot')
  history.push('/settings')
  await page.getByRole('button', { name: 'Leave', exact: true }).click()
  await expect.poll(() => history.location.pathname).toBe('/settings')
  closeAgain()
  visit('basic')
  await expect.element(occupation).toHaveValue(profile.occupation ?? '')
})
