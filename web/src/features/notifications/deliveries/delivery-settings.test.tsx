import type { Settings } from '@ndoa/contract/identity/settings'
import type { DeliveryChange, DeliveryChoices } from '@ndoa/contract/notifications/deliveries'
import { afterEach, expect, test, vi } from 'vitest'
import { page } from 'vitest/browser'
import { answered, refused } from '../../../testing/fake-server.ts'
import { visitAsAmara } from '../../../testing/signed-in.tsx'
import { saveTimeZone } from './save-time-zone.ts'

afterEach(() => void vi.restoreAllMocks())

const CHOICES: DeliveryChoices = {
  refused: [{ channel: 'mail', kind: 'like' }],
  quiet: { starts: 22, ends: 7 },
  zone: 'Africa/Lagos',
  mail: 'arrives',
  sms: true,
  devices: 0,
}
const SETTINGS = {
  email_notifications: true,
  sms_notifications: false,
  new_matches: true,
  messages: true,
} as Settings

/** Opens the notification settings with the server's choices; `saved` collects the requests. */
function open(choices: Partial<DeliveryChoices> = {}, saves = true) {
  const saved: DeliveryChange[] = []
  let stored = { ...CHOICES, ...choices }
  visitAsAmara('/settings', {
    'GET /functions/v1/get-settings': () => answered(SETTINGS),
    'GET /functions/v1/get-delivery-choices': () => answered(stored),
    'PUT /functions/v1/update-delivery-choices': (body) => {
      if (!saves) return refused(500, 'server.defect', 'Something went wrong.')
      saved.push(body as DeliveryChange)
      stored = { ...stored, ...(body as DeliveryChange) }
      return answered(stored)
    },
  })
  return saved
}

const byKind = () => page.getByText('Choose for each kind of news, and set quiet hours')
const box = (name: string) => page.getByRole('checkbox', { name, exact: true })

test('each kind of news can be turned off on each available channel', async () => {
  const saved = open()
  await byKind().click()
  await expect.element(box('Likes: Email')).not.toBeChecked()
  await expect.element(box('New matches: SMS')).toBeChecked()
  await expect.element(box('Likes: SMS')).not.toBeInTheDocument() // text messages announce only matches
  await expect.element(page.getByRole('columnheader', { name: 'Push' })).not.toBeInTheDocument()
  await box('Messages: Email').click()
  await expect
    .poll(() => saved)
    .toEqual([
      {
        refused: [
          { channel: 'mail', kind: 'like' },
          { channel: 'mail', kind: 'message' },
        ],
      },
    ])
  await box('Likes: Email').click()
  await expect.poll(() => saved.at(-1)).toEqual({ refused: [{ channel: 'mail', kind: 'message' }] })
})

test('quiet hours can be moved and turned off, and show their time zone', async () => {
  const saved = open()
  await byKind().click()
  await expect.element(page.getByText('Your time zone: Africa/Lagos')).toBeVisible()
  await page.getByRole('combobox', { name: 'From' }).selectOptions('21')
  await expect.poll(() => saved).toEqual([{ quiet: { starts: 21, ends: 7 } }])
  await page.getByRole('switch', { name: 'Quiet hours' }).click()
  await expect.poll(() => saved.at(-1)).toEqual({ quiet: { starts: 0, ends: 0 } })
  await expect.element(page.getByRole('combobox', { name: 'From' })).not.toBeInTheDocument()
})

test('settings that fail to save show an error and return to their former state', async () => {
  open({}, false)
  await byKind().click()
  await box('Messages: Email').click()
  await expect.element(page.getByText('That wasn’t saved. Please try again.')).toBeVisible()
  await expect.element(box('Messages: Email')).toBeChecked()
})

test('a bouncing address is named, with a link to change it', async () => {
  open({ mail: 'undeliverable' })
  await expect.element(page.getByText(/Emails to your address came back/)).toBeVisible()
  await expect
    .element(page.getByRole('link', { name: 'Change your address' }))
    .toHaveAttribute('href', '/settings?tab=security')
})

test('a switch without a contact names the missing one, with a link to add it', async () => {
  open({ mail: null, sms: false })
  await expect.element(page.getByText(/Your account has no email address yet/)).toBeVisible()
  await expect
    .element(page.getByRole('link', { name: 'Add your address' }))
    .toHaveAttribute('href', '/settings?tab=security')
  const phone = page.getByText(/Text messages need a phone number that you’ve confirmed/)
  await expect.element(phone).not.toBeInTheDocument() // text messages are off
  await page.getByRole('switch', { name: 'SMS' }).click()
  await expect.element(phone).toBeVisible()
  await expect
    .element(page.getByRole('link', { name: 'Add your number' }))
    .toHaveAttribute('href', '/settings?tab=security')
})

test('an unconfirmed address is named', async () => {
  open({ mail: 'unconfirmed' })
  await expect.element(page.getByText(/You haven’t confirmed your email address yet/)).toBeVisible()
})

test('a working channel has no note under its switch', async () => {
  open()
  await page.getByRole('switch', { name: 'SMS' }).click()
  await expect.element(page.getByRole('switch', { name: 'SMS' })).toBeChecked()
  await expect.element(page.getByRole('link', { name: /Add your|Confirm your/ })).not.toBeInTheDocument()
})

test('the time zone is sent to the server once', async () => {
  const saved = open()
  await saveTimeZone('amara')
  await saveTimeZone('amara')
  expect(saved).toEqual([{ zone: new Intl.DateTimeFormat().resolvedOptions().timeZone }])
})
