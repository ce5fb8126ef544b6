import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { afterEach, expect, test, vi } from 'vitest'
import { page } from 'vitest/browser'
import { type Answers, answered, fakeServer, refused } from '../../../../testing/fake-server.ts'
import { mount } from '../../../../testing/mount.tsx'
import { SecondStep } from './second-step.tsx'

const PATH = 'POST /auth/v1/sign-in/second-factor'
const verify = page.getByRole('button', { name: 'Verify & Sign In' })

function open(answers: Answers) {
  const callbacks = { onSignedIn: vi.fn(), onOver: vi.fn(), onBack: vi.fn() }
  fakeServer(answers)
  mount(
    <QueryClientProvider client={new QueryClient()}>
      <SecondStep {...callbacks} />
    </QueryClientProvider>,
  )
  return callbacks
}

afterEach(() => void vi.restoreAllMocks())

test('six app digits sign in and keep the link’s purpose', async () => {
  const signedIn = { user: { name: 'Amara' }, purpose: 'reset' }
  const submitCode = vi.fn(() => answered(signedIn))
  const { onSignedIn } = open({ [PATH]: submitCode })
  await page.getByRole('textbox', { name: 'Authentication Code' }).fill('123 456')
  await verify.click()
  await expect.poll(() => onSignedIn).toHaveBeenCalledExactlyOnceWith(signedIn)
  expect(submitCode).toHaveBeenCalledExactlyOnceWith({ code: '123456' })
})

test('a recovery code signs in too', async () => {
  const signedIn = { user: { name: 'Amara' } }
  const submitCode = vi.fn(() => answered(signedIn))
  const { onSignedIn } = open({ [PATH]: submitCode })
  await page.getByRole('button', { name: 'Use a recovery code' }).click()
  await page.getByRole('textbox', { name: 'Recovery Code' }).fill(' abcd-efgh ')
  await verify.click()
  await expect.poll(() => onSignedIn).toHaveBeenCalledExactlyOnceWith(signedIn)
  expect(submitCode).toHaveBeenCalledExactlyOnceWith({ code: 'abcd-efgh' })
})

test('a wrong code is reported under the field until edited', async () => {
  const wrong = 'That code isn’t right. Please try again.'
  open({ [PATH]: () => refused(400, 'accounts.second_factor_wrong', wrong) })
  const field = page.getByRole('textbox', { name: 'Authentication Code' })
  await field.fill('000000')
  await verify.click()
  await expect.element(field).toHaveAccessibleDescription(wrong)
  await field.fill('00000')
  await expect.element(field).not.toHaveAccessibleDescription(wrong)
})

test('an expired second step restarts the sign-in', async () => {
  const over = 'This sign-in has expired. Please sign in again.'
  const { onOver } = open({ [PATH]: () => refused(400, 'accounts.second_step_over', over) })
  await page.getByRole('textbox', { name: 'Authentication Code' }).fill('123456')
  await verify.click()
  await expect.poll(() => onOver).toHaveBeenCalledExactlyOnceWith(over)
})
