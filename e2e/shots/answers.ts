import type { Page, Route } from '@playwright/test'

/** Kinds of faked answers; `full` is the real answer. */
export const STATES = ['full', 'loading', 'empty', 'failed', 'one', 'long'] as const
export type State = (typeof STATES)[number]

const SHELL = /\/(get-session|get-reference-data|get-country|get-badges|complete-sign-up)$/

export async function answerAs(page: Page, state: State): Promise<void> {
  if (state === 'full') return
  await page.route(/\/functions\/v1\//, async (route) => {
    if (SHELL.test(new URL(route.request().url()).pathname)) return route.fallback()
    await ANSWERS[state](route)
  })
  if (state === 'long') await makeLong(page)
}

async function makeLong(page: Page) {
  await page.route(/get-badges/, (route) =>
    answer(route, () => ({ messages: 100, likes: 100, notifications: 100 })),
  )
  await page.route(/get-session/, (route) =>
    answer(route, ({ user }) => ({ user: { ...(user as object), name: LONG_NAME } })),
  )
  await page.route(/get-profile\?/, (route) =>
    answer(route, (profile) => ({ ...profile, profile_completion_percentage: 62, missing: MISSING })),
  )
}

type Data = Record<string, unknown>

export async function answer(route: Route, changed: (data: Data) => Data): Promise<void> {
  const response = await route.fetch()
  const body = (await response.json()) as { data: Data }
  await route.fulfill({ response, json: { ...body, data: changed(body.data) } })
}

const MISSING = ['a photo', 'a bio', 'your education', 'your interests', 'your occupation']

const ANSWERS: Record<Exclude<State, 'full'>, (route: Route) => Promise<void>> = {
  loading: () => new Promise(() => {}),
  failed: (route) =>
    route.fulfill({
      status: 500,
      json: { success: false, error: 'server.defect', message: 'Something went wrong.', data: null },
    }),
  empty: (route) => change(route, () => []),
  one: (route) => change(route, (list) => list.slice(0, 1)),
  long: (route) => change(route, (list) => list.map(lengthen)),
}

async function change(route: Route, changed: (list: unknown[]) => unknown[]) {
  const response = await route.fetch()
  const body = (await response.json()) as { data: unknown; pagination?: object }
  if (!Array.isArray(body.data)) return route.fulfill({ response })
  const data = changed(body.data)
  const pagination = body.pagination && {
    ...body.pagination,
    ...(data.length < body.data.length && { has_next_page: false, total_results: data.length }),
  }
  await route.fulfill({ response, json: { ...body, data, ...(pagination && { pagination }) } })
}

const LONG_NAME = 'Oluwaseunfunmilayo-Chukwuemekanwachukwu'
const LONG_TEXT = `${LONG_NAME} wrote https://example.org/${'endless'.repeat(12)} and went on about it for a while.`

function lengthen(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(lengthen)
  if (value === null || typeof value !== 'object') return value
  const long = Object.fromEntries(Object.entries(value).map(([key, part]) => [key, lengthenPart(key, part)]))
  return 'position' in value ? { ...long, status: STATUSES[Number(value.position) % STATUSES.length] } : long
}

const STATUSES = ['approved', 'pending', 'rejected']

function lengthenPart(key: string, part: unknown) {
  if (/(display|user)_name$/.test(key)) return LONG_NAME
  if (key.endsWith('location')) return `Saint-Barthélemy-de-la-Grande-Terre, Democratic Republic of the Congo`
  if (/^(content|bio|message)$/.test(key)) return LONG_TEXT
  if (/photo|avatar/.test(key) && typeof part !== 'number') return null
  if (/^(unread_count|message_count)$/.test(key)) return 120
  return lengthen(part)
}
