import { createHmac } from 'node:crypto'
import { type APIRequestContext, expect, type Page } from '@playwright/test'
import { leaveFirstSteps, type Person, signUpByApi } from './people.ts'

interface Sent {
  to: string
  text: string
  links: string[]
  code: string | null
}

const outbox = async (request: APIRequestContext): Promise<Sent[]> =>
  (await request.get('/dev/outbox.json')).json() as Promise<Sent[]>

const sentTo = async (request: APIRequestContext, to: string): Promise<Sent[]> =>
  (await outbox(request)).filter((sent) => sent.to === to)

/** Returns the next code or one-time link sent to a person. Skips account notices, which can arrive at any time. */
export async function nextSent(
  request: APIRequestContext,
  to: string,
  act: () => Promise<void>,
): Promise<Sent> {
  const askedFor = async () => (await sentTo(request, to)).filter(isAskedFor)
  const before = (await askedFor()).length
  await act()
  await expect.poll(async () => (await askedFor()).length).toBeGreaterThan(before)
  const [newest] = await askedFor()
  if (!newest) throw new Error(`Nothing was sent to ${to}.`)
  return newest
}

const isAskedFor = ({ code, links }: Sent) =>
  code !== null || links.some((link) => new URL(link).search !== '')

export const aNumber = () => `+23324${String(Math.floor(Math.random() * 1e7)).padStart(7, '0')}`

export async function enterNumber(page: Page, number: string): Promise<void> {
  await page.getByLabel('Country Code').click()
  await page.getByRole('combobox', { name: 'Country Code' }).fill('+233')
  await page.getByRole('option', { name: /Ghana/ }).click()
  await page.getByRole('textbox', { name: 'Phone Number' }).fill(number.replace('+233', '0'))
}

export async function aMember(
  page: Page,
  name: string,
  details: Partial<Person> = {},
  country = 'NG',
): Promise<Person> {
  const person: Person = {
    fullName: name,
    gender: 'Female',
    dateOfBirth: '1995-05-05',
    email: `${name.split(' ')[0]?.toLowerCase()}.${Date.now()}.${Math.floor(Math.random() * 1e6)}@journey.test`,
    ...details,
  }
  await signUpByApi(page, person, country)
  return person
}

export async function signUpByPhone(page: Page, fullName: string): Promise<string> {
  const number = aNumber()
  const data = {
    full_name: fullName,
    gender: 'Female',
    date_of_birth: '1993-03-03',
    country_of_residence: 'GH',
    agreed_to_terms: true,
  }
  const { code } = await nextSent(page.request, number, () =>
    post(page, '/auth/v1/sign-up/phone', { phone_number: number, country_code: 'GH', data }),
  )
  await post(page, '/auth/v1/verify-phone', { phone_number: number, code })
  await leaveFirstSteps(page)
  return number
}

async function post(page: Page, path: string, data: object): Promise<void> {
  const answer = await page.request.post(path, { data, headers: { 'sec-fetch-site': 'same-origin' } })
  expect(answer.status(), `${path}: ${await answer.text()}`).toBe(200)
}

/** Computes a code by RFC 6238. Each code works once; for another, pass `stepsAhead`. @param secret in base32 */
export function totp(secret: string, stepsAhead = 0): string {
  const counter = Buffer.alloc(8)
  counter.writeBigUInt64BE(BigInt(Math.floor(Date.now() / 30_000) + stepsAhead))
  const mac = createHmac('sha1', fromBase32(secret)).update(counter).digest()
  const at = (mac.at(-1) ?? 0) & 15
  return String((mac.readUInt32BE(at) & 0x7fffffff) % 1_000_000).padStart(6, '0')
}

function fromBase32(text: string): Buffer {
  const bits = (text.match(/[A-Z2-7]/g) ?? [])
    .map((letter) => 'ABCDEFGHIJKLMNOPQRSTUVWXYZ234567'.indexOf(letter).toString(2).padStart(5, '0'))
    .join('')
  const bytes = bits.match(/.{8}/g) ?? []
  return Buffer.from(bytes.map((byte) => Number.parseInt(byte, 2)))
}
