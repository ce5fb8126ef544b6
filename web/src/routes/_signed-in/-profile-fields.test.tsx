import { afterEach, expect, test, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { type Answers, answered, refused } from '../../testing/fake-server.ts'
import { anOwnProfile, asOthersSee } from '../../testing/own-profile.ts'
import { aReference } from '../../testing/reference-data.ts'
import { visitAsAmara } from '../../testing/signed-in.tsx'

const reference = aReference({
  faiths: [{ id: 'islam', name: 'Islam', denominations: [] }],
  languages: [
    { id: 'english', name: 'English', iso_code: 'en' },
    { id: 'igbo', name: 'Igbo', iso_code: 'ig' },
  ],
  interests: [
    { id: 'music', name: 'Music', category: 'Arts' },
    { id: 'travel', name: 'Travel', category: 'Leisure' },
  ],
  countries: [
    { code: 'CI', name: 'Côte d’Ivoire', dial_code: '+225' },
    { code: 'NG', name: 'Nigeria', dial_code: '+234' },
  ],
})
const HABIT_ANSWERS = ['Yes', 'No', 'Occasionally', 'Prefer not to say']

afterEach(() => {
  vi.restoreAllMocks()
  vi.useRealTimers()
})

const visit = (section: string, answers: Answers = {}) =>
  visitAsAmara(`/profile?section=${section}`, {
    'GET /functions/v1/get-reference-data': () => answered(reference),
    'GET /functions/v1/get-profile-as-others': () => answered(asOthersSee()),
    'GET /functions/v1/get-profile': () => answered(anOwnProfile()),
    ...answers,
  })

const combobox = (name: string) => page.getByRole('combobox', { name })
const optionsOf = (name: string) =>
  [...(combobox(name).element() as HTMLSelectElement).options].map(({ textContent }) => textContent)

test('the profile editor shows a spinner, then six tabs below the title', async () => {
  const { promise, resolve } = Promise.withResolvers<void>()
  visit('basic', { 'GET /functions/v1/get-profile': () => promise.then(() => answered(anOwnProfile())) })
  await expect.element(page.getByRole('heading', { name: 'Edit Profile' })).toBeVisible()
  await expect.element(page.getByText('Update your information to find better matches')).toBeVisible()
  await expect.element(page.getByText('Loading profile...')).toBeInTheDocument()
  resolve()
  await expect.element(page.getByRole('tab').first()).toBeVisible()
  expect(
    page
      .getByRole('tab')
      .elements()
      .map(({ textContent }) => textContent),
  ).toEqual([
    'Basic Info',
    'Faith & Beliefs',
    'Lifestyle',
    'Languages',
    'Partner Preferences',
    'Additional Info',
  ])
})

test('the basic section has four fields, and shows gender and birth date with a contact', async () => {
  const born = `${new Date().getFullYear() - 30}-01-01`
  visit('basic', { 'GET /functions/v1/get-profile': () => answered(anOwnProfile({ date_of_birth: born })) })
  await expect.element(page.getByRole('definition').nth(0)).toHaveTextContent('Female')
  await expect.element(page.getByText(`Jan 1, ${born.slice(0, 4)}`, { exact: true })).toBeVisible()
  await expect.element(page.getByText('Age: 30.')).toBeVisible()
  const mail = page.getByText(/can be set only once/).getByRole('link', { name: 'support@ndoa.example' })
  await expect.element(mail).toHaveAttribute('href', 'mailto:support@ndoa.example')
  await expect.element(page.getByRole('textbox', { name: 'Full Name' })).toBeRequired()
  await expect.element(page.getByRole('textbox', { name: 'Occupation' })).not.toBeRequired()
  await expect.element(page.getByRole('textbox', { name: 'City' })).not.toBeRequired()
  await combobox('Country').click()
  const names = () =>
    page
      .getByRole('option')
      .elements()
      .map(({ textContent }) => textContent)
  await expect.poll(names).toEqual(['Côte d’Ivoire', 'Nigeria'])
})

test('the lifestyle section asks three questions with the same answers', async () => {
  visit('lifestyle')
  for (const question of ['Do you smoke?', 'Do you drink alcohol?', 'Are you celibate?']) {
    await expect.element(combobox(question)).toBeVisible()
    expect(optionsOf(question).slice(1)).toEqual(HABIT_ANSWERS)
  }
})

test('answers about children can be kept private, with an explanation', async () => {
  const saved = vi.fn((_change: unknown) => answered(anOwnProfile({ has_children_private: true })))
  visit('lifestyle', { 'PUT /functions/v1/update-profile': saved })
  const question = combobox('Do you have children?')
  await expect.element(question).toHaveAccessibleDescription(/Shown on your profile/)
  await page
    .getByRole('group', { name: 'Do you have children?' })
    .getByRole('checkbox', { name: 'Keep private' })
    .click()
  await expect
    .element(question)
    .toHaveAccessibleDescription('Private answers aren’t shown and don’t count in your matches.')
  await expect.element(combobox('Do you want children?')).toHaveAccessibleDescription(/Shown on your profile/)
  await page.getByRole('button', { name: 'Save Changes' }).click()
  await expect
    .poll(() => saved.mock.calls[0]?.[0])
    .toMatchObject({ has_children_private: true, wants_children_private: false })
})

test('several languages are chosen and found by typing', async () => {
  const { promise, resolve } = Promise.withResolvers<void>()
  const saved = vi.fn((_change: unknown) => promise.then(() => answered(anOwnProfile())))
  visit('languages', { 'PUT /functions/v1/update-profile': saved })
  await page.getByRole('button', { name: '1 chosen' }).click()
  await userEvent.fill(page.getByRole('combobox', { name: 'Search languages' }), 'ig')
  await expect.element(page.getByRole('option')).toHaveLength(1)
  await page.getByRole('option', { name: 'Igbo' }).click()
  await page.getByRole('button', { name: 'Save Changes' }).click()
  await expect.element(page.getByRole('button', { name: 'Saving...' })).toBeDisabled()
  resolve()
  await expect.element(page.getByRole('dialog', { name: 'Profile Updated Successfully!' })).toBeVisible()
  expect(saved).toHaveBeenCalledExactlyOnceWith({ spoken_languages: ['english', 'igbo'] })
  await page.getByRole('button', { name: 'Continue' }).click()
  await expect.element(page.getByRole('dialog')).not.toBeInTheDocument()
})

test('the preferences section asks for the wanted partner', async () => {
  const saved = vi.fn((_change: unknown) => answered(anOwnProfile()))
  visit('preferences', { 'PUT /functions/v1/update-profile': saved })
  await combobox('Looking for').selectOptions('Male')
  await combobox('Looking for').selectOptions('')
  await combobox('Preferred Faith').selectOptions('Islam')
  const end = (name: string) => page.getByRole('slider', { name: `Age Range, ${name}` })
  await expect.element(end('lowest')).toHaveAttribute('min', '18')
  await expect.element(end('highest')).toHaveAttribute('max', '100')
  const breakers = page.getByRole('group', { name: 'Deal Breakers' }).getByRole('button')
  await expect.element(breakers).toHaveLength(7)
  await expect
    .poll(() => breakers.elements().map(({ textContent }) => textContent))
    .toEqual([
      'Smoking',
      'Drinking',
      'No faith',
      'Different faith',
      'Has children',
      'Wants children',
      'Long distance',
    ])
  await page.getByRole('button', { name: 'Smoking' }).click()
  await expect.element(page.getByRole('button', { name: 'Smoking' })).toHaveAttribute('aria-pressed', 'true')
  await page.getByRole('button', { name: 'Save Changes' }).click()
  await expect
    .poll(() => saved.mock.lastCall?.[0])
    .toMatchObject({
      preferred_gender: null,
      preferred_faith: 'islam',
      deal_breakers: ['Smoking'],
    })
})

test('the additional section has education, a bio of four lines, and several interests', async () => {
  visit('additional')
  await expect.element(combobox('Education')).toBeVisible()
  expect(optionsOf('Education').slice(1)).toEqual([
    'High School',
    'Some College',
    "Bachelor's Degree",
    "Master's Degree",
    'Doctorate',
    'Professional Degree',
    'Trade School',
    'Other',
  ])
  await expect.element(page.getByRole('textbox', { name: 'Bio' })).toHaveAttribute('rows', '4')
  await page.getByRole('button', { name: 'Select interests' }).click()
  await page.getByRole('option', { name: 'Music' }).click()
  await page.getByRole('option', { name: 'Travel' }).click()
  await expect.element(page.getByRole('button', { name: '2 chosen' })).toBeVisible()
})

test.each([
  ['faith', 'Failed to fetch faiths'],
  ['languages', 'Failed to fetch languages'],
  ['additional', 'Failed to fetch interests'],
])('the section %s without its list shows %j and can load it again', async (section, sentence) => {
  let isServerUp = false
  visit(section, {
    'GET /functions/v1/get-reference-data': () =>
      isServerUp ? answered(reference) : refused(422, 'request.invalid', 'Please check the marked fields.'),
  })
  await expect.element(page.getByText(sentence)).toBeVisible()
  isServerUp = true
  await page.getByRole('button', { name: 'Try Again' }).click()
  await expect.element(page.getByText(sentence)).not.toBeInTheDocument()
})

test('reference lists are cached for 24 hours by language', async () => {
  const get = vi.fn(() => answered(reference))
  const name = 'reference-data'
  const keepSince = (hours: number, language = document.documentElement.lang) =>
    window.localStorage.setItem(
      name,
      JSON.stringify({ data: reference, language, kept_at: Date.now() - hours * 3_600_000 }),
    )
  const ageOfCopy = () => Date.now() - JSON.parse(window.localStorage.getItem(name) ?? '{}').kept_at
  keepSince(23.9)
  visit('faith', { 'GET /functions/v1/get-reference-data': get })
  await expect.element(combobox('Faith')).toBeVisible()
  expect(optionsOf('Faith')).toContain('Islam')
  expect(get).not.toHaveBeenCalled()
  keepSince(24.1)
  visit('faith', { 'GET /functions/v1/get-reference-data': get })
  await expect.poll(() => get).toHaveBeenCalledOnce()
  await expect.poll(ageOfCopy).toBeLessThan(3_600_000) // otherwise it would replace the next copy
  keepSince(1, 'ar')
  visit('faith', { 'GET /functions/v1/get-reference-data': get })
  await expect.poll(() => get).toHaveBeenCalledTimes(2)
})
