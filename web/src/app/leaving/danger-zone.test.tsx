import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { afterEach, expect, test, vi } from 'vitest'
import { page } from 'vitest/browser'
import { type Answers, answered, fakeServer, refused } from '../../testing/fake-server.ts'
import { mount } from '../../testing/mount.tsx'
import { mySecurity } from '../../testing/my-settings.ts'
import { DangerZone } from './danger-zone.tsx'

const question = page.getByRole('alertdialog')
const button = (name: string) => page.getByRole('button', { name, exact: true })

function open(answers: Answers) {
  fakeServer(answers)
  mount(
    <QueryClientProvider client={new QueryClient()}>
      <DangerZone archiveCode={undefined} onFetched={() => {}} />
    </QueryClientProvider>,
  )
}

afterEach(() => void vi.restoreAllMocks())

test('deleting the account asks first, and Cancel changes nothing', async () => {
  const deleted = vi.fn(() => answered({}))
  open({
    'GET /auth/v1/get-security': () => answered(mySecurity(5)),
    'POST /functions/v1/delete-account': deleted,
  })
  await button('Delete Account').click()
  await expect.element(question.getByRole('button', { name: 'Delete Forever' })).toBeEnabled()
  await question.getByRole('button', { name: 'Cancel' }).click()
  await expect.element(question).not.toBeInTheDocument()
  expect(deleted).not.toHaveBeenCalled()
})

test('deleting without recent auth requires the password, and a wrong one is refused', async () => {
  const wrong = 'That isn’t your current password.'
  const refusing = vi.fn(() => refused(403, 'accounts.wrong_password', wrong))
  open({
    'GET /auth/v1/get-security': () => answered(mySecurity(-1)),
    'POST /functions/v1/deactivate-account': refusing,
  })
  await button('Deactivate Account').click()
  const deactivate = question.getByRole('button', { name: 'Deactivate', exact: true })
  await expect.element(deactivate).toBeDisabled()
  await page.getByRole('textbox', { name: 'Current Password' }).fill('Karibu-2025!')
  await deactivate.click()
  await expect.element(question.getByText(wrong, { exact: false })).toBeVisible()
  expect(refusing).toHaveBeenCalledExactlyOnceWith({ current_password: 'Karibu-2025!' })
})

test('a member with only a phone confirms by a code', async () => {
  let fresh = -1
  open({
    'GET /auth/v1/get-security': () =>
      answered(mySecurity(fresh, { phone: '+233241234567', has_password: false })),
    'POST /auth/v1/sign-in/phone': () => answered(null),
    'POST /auth/v1/verify-phone': () => {
      fresh = 10
      return answered({ user: {} })
    },
  })
  await button('Delete Account').click()
  await expect.element(question.getByRole('button', { name: 'Delete Forever' })).toBeDisabled()
  await question.getByRole('button', { name: 'Send Verification Code' }).click()
  await page.getByRole('textbox', { name: 'Verification Code' }).fill('123456')
  await question.getByRole('button', { name: 'Verify', exact: true }).click()
  await expect.element(question.getByRole('button', { name: 'Delete Forever' })).toBeEnabled()
})

test('the member’s archive is sent by mail', async () => {
  const text = 'We are preparing your data. You’ll get a link when it’s ready.'
  open({
    'GET /auth/v1/get-security': () => answered(mySecurity(5)),
    'POST /functions/v1/export-my-data': () => ({
      body: { success: true, data: {}, message: text },
    }),
  })
  await button('Export My Data').click()
  await expect.element(page.getByText(text)).toBeVisible()
  await expect.element(button('Export My Data')).toBeDisabled()
})
