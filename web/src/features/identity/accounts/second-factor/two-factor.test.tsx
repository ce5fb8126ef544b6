import type { Security } from '@ndoa/contract/identity/accounts'
import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { afterEach, expect, test, vi } from 'vitest'
import { page } from 'vitest/browser'
import { type Answers, answered, fakeServer, refused } from '../../../../testing/fake-server.ts'
import { mount } from '../../../../testing/mount.tsx'
import { ToastProvider } from '../../../../ui/feedback/toast-provider.tsx'
import { TwoFactor } from './two-factor.tsx'

const wrong = 'That code isn’t right. Please try again.'
const codes = ['aaaa-1111', 'bbbb-2222']
const button = (name: string) => page.getByRole('button', { name, exact: true })
const field = (name: string) => page.getByRole('textbox', { name })
const toggle = page.getByRole('switch', { name: 'Enable 2FA' })
/** Matches partially, because the element also holds other content, such as an error icon. */
const textOnPage = (text: string) => page.getByText(text, { exact: false }).last()
const codeList = page.getByRole('list', { name: 'Recovery codes' })

const security = (minutesFresh: number, isOn: boolean): Security => ({
  email: 'amara@example.org',
  phone: null,
  has_password: true,
  two_factor_enabled: isOn,
  recovery_codes_left: isOn ? 7 : 0,
  fresh_until: new Date(Date.now() + minutesFresh * 60_000).toISOString(),
})

function open(shown: Security, answers: Answers) {
  fakeServer(answers)
  mount(
    <QueryClientProvider client={new QueryClient()}>
      <ToastProvider>
        <TwoFactor security={shown} />
      </ToastProvider>
    </QueryClientProvider>,
  )
}

afterEach(() => void vi.restoreAllMocks())

test('two-step sign-in turns on only after a right app code', async () => {
  const confirm = vi.fn(() => refused(400, 'accounts.second_factor_wrong', wrong))
  open(security(5, false), {
    'POST /auth/v1/enrol-second-factor': () =>
      answered({ secret: 'JBSWY3DPEHPK3PXP', uri: 'otpauth://totp/Ndoa?secret=JBSWY3DPEHPK3PXP' }),
    'POST /auth/v1/confirm-second-factor': confirm,
  })
  await toggle.click()
  await expect.element(toggle).not.toBeChecked()
  await button('Continue').click()
  await expect.element(page.getByText('JBSW Y3DP EHPK 3PXP')).toBeVisible()
  await button('Turn On').click()
  await expect.element(textOnPage('Please enter the code')).toBeVisible()
  expect(confirm).not.toHaveBeenCalled()
  await field('Authentication Code').fill('111111')
  await button('Turn On').click()
  await expect.element(textOnPage(wrong)).toBeVisible()
  confirm.mockImplementation(() => answered({ recovery_codes: codes }))
  await field('Authentication Code').fill('222222')
  await button('Turn On').click()
  await expect.element(codeList.getByRole('listitem')).toHaveLength(2)
})

test('recovery codes stay until the member confirms saving them', async () => {
  open(security(5, true), {
    'POST /auth/v1/renew-recovery-codes': () => answered({ recovery_codes: codes }),
  })
  await expect.element(textOnPage('7 of 10 recovery codes left.')).toBeVisible()
  await button('New Recovery Codes').click()
  await field('Authentication or Recovery Code').fill('123456')
  await button('Make New Codes').click()
  await expect.element(codeList).toHaveTextContent('aaaa-1111bbbb-2222')
  expect(button('Close').elements()).toHaveLength(0)
  await button('I’ve saved them').click()
  await expect.element(page.getByRole('dialog')).not.toBeInTheDocument()
})

test('turning it off requires a code, and the password without recent auth', async () => {
  const removed = vi.fn(() => refused(400, 'accounts.second_factor_wrong', wrong))
  open(security(-1, true), { 'POST /auth/v1/remove-second-factor': removed })
  await toggle.click()
  await field('Current Password').fill('Karibu-2025!')
  await button('Turn Off').click()
  await expect.element(textOnPage('Please enter the code')).toBeVisible()
  await field('Authentication or Recovery Code').fill(' aaaa-1111 ')
  await button('Turn Off').click()
  await expect.element(textOnPage(wrong)).toBeVisible()
  expect(removed).toHaveBeenCalledExactlyOnceWith({ code: 'aaaa-1111', current_password: 'Karibu-2025!' })
  removed.mockImplementation(() => answered({}))
  await button('Turn Off').click()
  await expect.element(page.getByText('Two-step sign-in is off.')).toBeVisible()
  await expect.element(page.getByRole('dialog')).not.toBeInTheDocument()
})

test.each([
  ['and the line is back at once', 1],
  ['and a second press is refused, because the code was accepted before', 2],
])(
  'two-step sign-in whose answer is lost %s is on, and new recovery codes are created',
  async (_how, presses) => {
    let attempts = 0
    let isLineBack = presses === 1
    const renewed = vi.fn(() => answered({ recovery_codes: codes }))
    open(security(5, false), {
      'POST /auth/v1/enrol-second-factor': () =>
        answered({ secret: 'JBSWY3DPEHPK3PXP', uri: 'otpauth://totp/Ndoa?secret=JBSWY3DPEHPK3PXP' }),
      'POST /auth/v1/confirm-second-factor': () => {
        attempts += 1
        if (attempts === 1) throw new TypeError('Failed to fetch')
        return refused(400, 'accounts.second_factor_wrong', wrong)
      },
      'GET /auth/v1/get-security': () => {
        if (!isLineBack) throw new TypeError('Failed to fetch')
        return answered(security(5, true))
      },
      'POST /auth/v1/renew-recovery-codes': renewed,
    })
    await toggle.click()
    await button('Continue').click()
    await field('Authentication Code').fill('111111')
    await button('Turn On').click()
    if (presses === 2) {
      await expect.element(textOnPage('That didn’t work. Please try again.')).toBeVisible()
      isLineBack = true
      await button('Turn On').click()
    }
    await expect.element(page.getByText('Two-step sign-in is on, but', { exact: false })).toBeVisible()
    expect(attempts).toBe(presses)
    await field('Authentication or Recovery Code').fill('222222')
    await button('Make New Codes').click()
    await expect.element(codeList.getByRole('listitem')).toHaveLength(2)
    expect(renewed).toHaveBeenCalledExactlyOnceWith({ code: '222222' })
  },
)

test('a wrong code is reported as wrong, even after an unsent press', async () => {
  let attempts = 0
  open(security(5, false), {
    'POST /auth/v1/enrol-second-factor': () =>
      answered({ secret: 'JBSWY3DPEHPK3PXP', uri: 'otpauth://totp/Ndoa?secret=JBSWY3DPEHPK3PXP' }),
    'POST /auth/v1/confirm-second-factor': () => {
      attempts += 1
      if (attempts === 1) throw new TypeError('Failed to fetch')
      return refused(400, 'accounts.second_factor_wrong', wrong)
    },
    'GET /auth/v1/get-security': () => answered(security(5, false)),
  })
  await toggle.click()
  await button('Continue').click()
  await field('Authentication Code').fill('111111')
  await button('Turn On').click()
  await expect.element(textOnPage('That didn’t work. Please try again.')).toBeVisible()
  await button('Turn On').click()
  await expect.element(textOnPage(wrong)).toBeVisible()
})
