import type { SavedSearch, SavedSearches as Searches } from '@ndoa/contract/dating/saved-searches'
import { QueryClientProvider } from '@tanstack/react-query'
import { afterEach, expect, test, vi } from 'vitest'
import { page } from 'vitest/browser'
import { createQueryClient } from '../../../app/query-client.ts'
import { type Answers, answered, fakeServer, refused } from '../../../testing/fake-server.ts'
import { mount } from '../../../testing/mount.tsx'
import { aReference } from '../../../testing/reference-data.ts'
import { ToastProvider } from '../../../ui/feedback/toast-provider.tsx'
import type { Filters } from '../discovery/index.ts'
import { SavedSearches } from './saved-searches.tsx'

const IN_GHANA: Filters = {
  min_age: 22,
  max_age: 35,
  country: 'GH',
  faith: 'Islam',
  sort: 'compatibility',
}
const ACCRA: SavedSearch = {
  id: '0f0e2d7c-5a0b-4f43-8a6e-6f3f2a0c1b11',
  name: 'Near Accra',
  filters: {
    min_age: 25,
    max_age: 40,
    country: 'GH',
    faith: 'islam',
    looking_for_gender: null,
    denomination: null,
    tribe: null,
    language: null,
    education: null,
    has_children: null,
    wants_children: null,
    verified: true,
    has_photo: null,
    active_this_week: null,
  },
  alerts: true,
  saved_at: '2026-11-01T10:00:00.000Z',
  alerted_at: null,
}
const LAGOS: SavedSearch = { ...ACCRA, id: '7c1b7a52-59c8-4a57-8a6e-6f3f2a0c1b12', name: 'Back home' }

afterEach(() => void vi.restoreAllMocks())

/** Shows the two buttons for saved searches. The server applies all changes unless `answers` overrides it. */
function show(stored: Partial<Searches>, answers: Answers = {}, isAsked = false) {
  let kept: Searches = { searches: [], is_open: true, ...stored }
  const requests: [call: string, body: unknown][] = []
  const recorded =
    (call: string, act: (body: never) => unknown): Answers[string] =>
    (body) => {
      requests.push([call, body])
      return answered(act(body as never))
    }
  const keep = (searches: SavedSearch[]) => (kept = { ...kept, searches })
  fakeServer({
    'GET /functions/v1/get-reference-data': () => answered(aReference()),
    'GET /functions/v1/get-saved-searches': () => answered(kept),
    'POST /functions/v1/save-search': recorded('save', ({ name }: { name: string }) => {
      const saved = { ...ACCRA, id: crypto.randomUUID(), name }
      keep([...kept.searches, saved])
      return saved
    }),
    'POST /functions/v1/update-saved-search': recorded('update', (change: { search_id: string }) => {
      const { search_id, ...changes } = change
      keep(kept.searches.map((search) => (search.id === search_id ? { ...search, ...changes } : search)))
      return kept.searches.find(({ id }) => id === search_id)
    }),
    'POST /functions/v1/delete-saved-search': recorded('delete', ({ search_id }: { search_id: string }) => {
      keep(kept.searches.filter(({ id }) => id !== search_id))
      return {}
    }),
    ...answers,
  })
  const onOpen = vi.fn<(filters: Filters) => void>()
  const onClose = vi.fn()
  mount(
    <QueryClientProvider client={createQueryClient()}>
      <ToastProvider>
        <SavedSearches
          filters={IN_GHANA}
          disabled={false}
          isAsked={isAsked}
          onOpen={onOpen}
          onClose={onClose}
        />
      </ToastProvider>
    </QueryClientProvider>,
  )
  return { requests, onOpen, onClose }
}

const button = (name: string) => page.getByRole('button', { name, exact: true })
const sheet = page.getByRole('dialog', { name: 'Saved Searches' })
const name = page.getByRole('textbox', { name: 'Name of the search' })
const heading = (text: string) => sheet.getByRole('heading', { name: text, exact: true })
const alerts = sheet.getByRole('switch', { name: 'Tell me when someone new fits' })
const openList = () => button('Saved Searches').click()

test('filters are saved under a name, confirmed, and listed', async () => {
  const { requests } = show({})
  await button('Save This Search').click()
  await expect.element(sheet.getByText('Save what you’re looking for', { exact: false })).toBeVisible()
  await expect.element(sheet.getByText('Ghana', { exact: false })).toBeVisible()
  await expect.element(button('Save')).toBeDisabled()
  await name.fill('Near Accra')
  await button('Save').click()
  await expect
    .element(sheet.getByRole('status').getByText('Saved. We’ll tell you when someone new fits.'))
    .toBeVisible()
  await expect.element(heading('Near Accra')).toBeVisible()
  await expect.element(name).not.toBeInTheDocument()
  const [saved] = requests
  expect(saved).toMatchObject(['save', { name: 'Near Accra', filters: { country: 'GH', faith: 'Islam' } }])
  expect(saved?.[1]).not.toHaveProperty('filters.sort_by')
})

test('a refused name shows the reason and stays, and another one is saved', async () => {
  const nameTaken = 'You already have a search with this name.'
  show(
    {},
    {
      'POST /functions/v1/save-search': (body) => {
        const { name } = body as { name: string }
        return name === 'Second'
          ? answered({ ...ACCRA, name })
          : refused(409, 'saved_searches.same_name', nameTaken)
      },
    },
  )
  await button('Save This Search').click()
  await name.fill('Near Accra')
  await button('Save').click()
  await expect.element(name).toHaveAccessibleDescription(nameTaken)
  await expect.element(name).toHaveValue('Near Accra')
  await name.fill('Second')
  await button('Save').click()
  await expect.element(heading('Second')).toBeVisible()
})

test('the sheet without a membership names the tier and has no fields', async () => {
  show({ is_open: false })
  await button('Save This Search').click()
  await expect
    .element(
      sheet.getByText('Saved searches are part of Premium Ndoa. Every filter stays free.', { exact: false }),
    )
    .toBeVisible()
  await expect
    .element(sheet.getByRole('link', { name: 'What it adds' }))
    .toHaveAttribute('href', '/membership')
  await expect.element(name).not.toBeInTheDocument()
})

test('searches open after the membership, without a switch for alerts', async () => {
  const { onOpen } = show({ searches: [ACCRA], is_open: false })
  await openList()
  await expect.element(sheet.getByText('Alerts are off until you have', { exact: false })).toBeVisible()
  await expect.element(alerts).not.toBeInTheDocument()
  await button('Open: Near Accra').click()
  await expect.element(sheet).not.toBeInTheDocument()
  expect(onOpen).toHaveBeenCalledExactlyOnceWith(
    expect.objectContaining({
      min_age: 25,
      max_age: 40,
      country: 'GH',
      faith: 'Islam',
      verified: 'yes',
      sort: 'compatibility',
    }),
  )
})

test('a search with news shows since when, and opens with the newest first', async () => {
  const { onOpen } = show({ searches: [{ ...ACCRA, alerted_at: '2026-11-20T10:00:00.000Z' }] })
  await openList()
  await expect.element(sheet.getByText(/^Someone new on .*2026$/)).toBeVisible()
  await button('Open: Near Accra').click()
  expect(onOpen).toHaveBeenCalledExactlyOnceWith(expect.objectContaining({ sort: 'newest' }))
})

test('a name is edited in place, and Cancel keeps the old one', async () => {
  const { requests } = show({ searches: [ACCRA] })
  await openList()
  await button('Rename: Near Accra').click()
  const field = name.element() as HTMLInputElement
  expect(field.value.slice(field.selectionStart ?? 0, field.selectionEnd ?? 0)).toBe('Near Accra')
  await button('Cancel').click()
  await expect.element(heading('Near Accra')).toBeVisible()
  await button('Rename: Near Accra').click()
  await name.fill('Around Accra')
  await button('Save').click()
  await expect.element(heading('Around Accra')).toBeVisible()
  expect(requests).toEqual([['update', { search_id: ACCRA.id, name: 'Around Accra' }]])
})

test('one press turns alerts off', async () => {
  const { requests } = show({ searches: [ACCRA] })
  await openList()
  await expect.element(alerts).toBeChecked()
  await alerts.click()
  await expect.element(alerts).not.toBeChecked()
  await expect.poll(() => requests).toEqual([['update', { search_id: ACCRA.id, alerts: false }]])
})

test('alerts that fail to turn off show an error and stay on', async () => {
  show(
    { searches: [ACCRA] },
    {
      'POST /functions/v1/update-saved-search': () => refused(500, 'server.defect', 'Something went wrong.'),
    },
  )
  await openList()
  await alerts.click()
  await expect.element(page.getByText('That wasn’t saved. Please try again.')).toBeVisible()
  await expect.element(alerts).toBeChecked()
})

test('deleting a search asks first, and the other answer keeps it', async () => {
  const { requests } = show({ searches: [ACCRA, LAGOS] })
  await openList()
  await button('Delete: Near Accra').click()
  await expect.element(button('Delete It: Near Accra')).toHaveFocus()
  await button('Keep It').click()
  await expect.element(heading('Near Accra')).toBeVisible()
  expect(requests).toEqual([])
  await button('Delete: Near Accra').click()
  await button('Delete It: Near Accra').click()
  await expect.element(heading('Near Accra')).not.toBeInTheDocument()
  await expect.element(heading('Back home')).toBeVisible()
  expect(requests).toEqual([['delete', { search_id: ACCRA.id }]])
})

test('an alert opens the list, and closing it clears the address', async () => {
  const { onClose } = show({ searches: [ACCRA] }, {}, true)
  await expect.element(heading('Near Accra')).toBeVisible()
  await expect.element(name).not.toBeInTheDocument()
  await sheet.getByRole('button', { name: 'Close' }).click()
  expect(onClose).toHaveBeenCalledOnce()
})

test('an empty list explains saved searches, and a failed list can be retried', async () => {
  let isAway = true
  show(
    {},
    {
      'GET /functions/v1/get-saved-searches': () =>
        isAway ? refused(503, 'server.busy', '') : answered({ searches: [], is_open: true }),
    },
  )
  await openList()
  await expect.element(sheet.getByRole('heading', { name: 'We couldn’t load your searches.' })).toBeVisible()
  isAway = false
  await sheet.getByRole('button', { name: 'Try Again' }).click()
  await expect.element(sheet.getByText('You haven’t saved a search yet.')).toBeVisible()
})
