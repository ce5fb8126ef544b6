import type { Language } from '@ndoa/contract/languages'
import { type APIRequestContext, type Browser, expect, type Page } from '@playwright/test'

export const PASSWORD = 'Karibu-2026!'

export async function aBrowser(browser: Browser): Promise<Page> {
  return (await browser.newContext()).newPage()
}

export interface Person {
  fullName: string
  gender: 'Male' | 'Female'
  dateOfBirth: string
  email: string
}

export async function register(page: Page, { fullName, gender, dateOfBirth, email }: Person): Promise<void> {
  await page.goto('/register')
  await page.getByLabel('Full Name').fill(fullName)
  await page.getByLabel('Gender').selectOption(gender)
  await fillDateOfBirth(page, dateOfBirth)
  await toStep(page, 2)
  await chooseCountry(page, 'Nigeria')
  await page.getByRole('textbox', { name: 'Email' }).fill(email)
  await toStep(page, 3)
  await page.getByRole('textbox', { name: 'Password', exact: true }).fill(PASSWORD)
  await page.getByRole('textbox', { name: 'Confirm Password' }).fill(PASSWORD)
  await page.getByRole('checkbox').check()
  await page.getByRole('button', { name: 'Create Account' }).click()
  await expect(page).toHaveURL(/\/check-email/)
}

export async function fillDateOfBirth(page: Page, date: string): Promise<void> {
  const [year = '', month = '', day = ''] = date.split('-')
  const birth = page.getByRole('group', { name: 'Date of Birth' })
  for (const [name, text] of Object.entries({ Day: day, Month: month, Year: year }))
    await birth.getByRole('textbox', { name }).fill(text)
}

/** Does nothing on large screens, where the registration is one page instead of three steps. */
export async function toStep(page: Page, step: 2 | 3): Promise<void> {
  if (await page.evaluate("matchMedia('(width >= 64rem)').matches")) return
  await page.getByRole('button', { name: 'Continue' }).click()
  await expect(page.getByRole('heading', { name: `Step ${step} of 3` })).toBeFocused()
}

export async function chooseCountry(page: Page, country: string): Promise<void> {
  const field = page.getByRole('combobox', { name: 'Country of Residence' })
  await field.click()
  await field.fill(country)
  await page.getByRole('option', { name: country, exact: true }).click()
}

export async function mailedLink(request: APIRequestContext, to: string): Promise<string> {
  let link = ''
  await expect
    .poll(async () => {
      const sent = (await (await request.get('/dev/outbox.json')).json()) as { to: string; links: string[] }[]
      link = sent.find((mail) => mail.to === to)?.links[0] ?? ''
      return link
    })
    .not.toBe('')
  return link
}

export async function signIn(page: Page, email: string, password = PASSWORD): Promise<void> {
  await page.goto('/login')
  await page.getByRole('textbox', { name: 'Email' }).fill(email)
  await page.getByRole('textbox', { name: 'Password', exact: true }).fill(password)
  await page.getByRole('button', { name: 'Sign In', exact: true }).click()
  await expect(page).toHaveURL(/\/dashboard/)
}

export const signInByApi = (page: Page, email: string): Promise<void> =>
  post(page, '/auth/v1/sign-in/email', { email, password: PASSWORD })

export async function signUpByApi(
  page: Page,
  { fullName, gender, dateOfBirth, email }: Person,
  country: string,
): Promise<void> {
  const data = {
    full_name: fullName,
    gender,
    date_of_birth: dateOfBirth,
    country_of_residence: country,
    agreed_to_terms: true,
  }
  await post(page, '/auth/v1/sign-up/email', { email, password: PASSWORD, data })
  const link = new URL(await mailedLink(page.request, email))
  await post(page, '/auth/v1/exchange-code', { code: link.searchParams.get('code') })
  await leaveFirstSteps(page)
}

/** Fakes only the session's language, because other journeys read this account in English. */
export const readAccountIn = (page: Page, language: Language): Promise<unknown> =>
  page.route('**/get-session', async (route) => {
    const answer = await route.fetch()
    const { data, ...rest } = (await answer.json()) as { data: { user: object } }
    await route.fulfill({ response: answer, json: { ...rest, data: { user: { ...data.user, language } } } })
  })

export async function idOf(page: Page): Promise<string> {
  const session = await page.request.get('/auth/v1/get-session')
  return ((await session.json()) as { data: { user: { id: string } } }).data.user.id
}

/** Likes through the API. @returns the match, if the like makes one */
export async function like(page: Page, from_id: string, to_id: string): Promise<string | null> {
  const answer = await page.request.post('/functions/v1/likes', {
    data: { from_id, to_id },
    headers: { 'sec-fetch-site': 'same-origin' },
  })
  expect(answer.status(), await answer.text()).toBe(200)
  return ((await answer.json()) as { data: { match_id: string | null } }).data.match_id
}

export async function matchOf(a: Page, b: Page): Promise<string> {
  const [first, second] = [await idOf(a), await idOf(b)]
  await like(a, first, second)
  return (await like(b, second, first)) ?? ''
}

/** First steps would cover the dashboard; only one journey tests them. */
export const leaveFirstSteps = (page: Page): Promise<void> => setFirstSteps(page, false)

export const openFirstSteps = (page: Page): Promise<void> => setFirstSteps(page, true)

async function setFirstSteps(page: Page, first_steps_open: boolean): Promise<void> {
  const answer = await page.request.put(`/functions/v1/update-profile?user_id=${await idOf(page)}`, {
    data: { first_steps_open },
    headers: { 'sec-fetch-site': 'same-origin' },
  })
  expect(answer.status(), await answer.text()).toBe(200)
}

async function post(page: Page, path: string, data: object): Promise<void> {
  const answer = await page.request.post(path, { data, headers: { 'sec-fetch-site': 'same-origin' } })
  expect(answer.status(), `${path}: ${await answer.text()}`).toBe(200)
}
