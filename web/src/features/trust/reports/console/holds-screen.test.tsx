import type { LegalHold } from '@ndoa/contract/trust/holds'
import type { StaffSession } from '@ndoa/contract/trust/staff'
import { QueryClientProvider } from '@tanstack/react-query'
import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { createStaffQueryClient } from '../../../../staff/query-client.ts'
import { type Answers, answered, fakeServer, refused } from '../../../../testing/fake-server.ts'
import { mount } from '../../../../testing/mount.tsx'
import { ToastProvider } from '../../../../ui/feedback/toast-provider.tsx'
import { HoldsScreen } from './holds-screen.tsx'

const at = new Date().toISOString()
const placed: LegalHold = {
  id: '0f8b0b5e-5a55-4c6e-8f4e-1f2a3b4c5d01',
  cases: [12],
  reason: 'Police Lagos, 4711.',
  placed: { by: 'Ife Balogun', at },
  confirmed: null,
  lifting: null,
  lifted: null,
}
const confirmed: LegalHold = {
  ...placed,
  id: placed.id.replace('01', '02'),
  cases: [14, 15],
  confirmed: { by: 'Juma Otieno', at },
}

function open(holds: LegalHold[], more: Answers = {}, is_senior = true) {
  fakeServer({ 'GET /functions/v1/get-holds': () => answered(holds), ...more })
  const session = { name: 'Naledi', role: is_senior ? 'moderator' : 'admin', is_senior } as StaffSession
  mount(
    <QueryClientProvider client={createStaffQueryClient()}>
      <ToastProvider>
        <HoldsScreen session={session} />
      </ToastProvider>
    </QueryClientProvider>,
  )
}

test('each hold shows its cases, its reason and the seniors who agreed', async () => {
  open([placed, confirmed, { ...confirmed, id: 'x', lifted: { by: 'Naledi', at } }])
  await expect.element(page.getByText(/^Case #12/)).toBeVisible()
  const [first, second, third] = page.getByRole('listitem').elements()
  expect(first?.textContent).toMatch(
    /Not confirmed.*Police Lagos, 4711.*Ife Balogun.*ends after 7 days unless/,
  )
  expect(second?.textContent).toMatch(/Cases #14, #15 On hold.*confirmed by Juma Otieno/)
  expect(third?.textContent).toMatch(/Lifted.*lifted by Naledi/)
  expect(third?.querySelector('button')).toBeNull()
})

test('a senior confirms a hold and asks to lift it, and sees refusals', async () => {
  open([placed, confirmed], {
    'POST /functions/v1/confirm-hold': () => refused(403, 'request.denied', 'You can’t do this.'),
    'POST /functions/v1/lift-hold': () => answered({ is_lifted: false }),
  })
  await page.getByRole('button', { name: 'Confirm' }).click()
  await expect.element(page.getByText('You can’t do this.')).toBeVisible()
  await page.getByRole('button', { name: 'Ask to Lift' }).click()
  await expect.element(page.getByText('Another senior moderator has to lift it, too.')).toBeVisible()
})

test('a hold is placed by a case’s number with a reason', async () => {
  let sent: unknown
  open([], {
    'POST /functions/v1/place-hold': (body) => {
      sent = body
      return answered({ id: placed.id })
    },
  })
  await page.getByRole('button', { name: 'Place a Hold' }).click()
  const save = page.getByRole('button', { name: 'Place Hold', exact: true })
  await page.getByLabelText('Number of the case').fill('#12')
  await expect.element(save).toBeDisabled()
  await page.getByLabelText('Reason').fill('Police Lagos, 4711.')
  await save.click()
  await expect.element(page.getByText(/Another senior moderator has to confirm it/)).toBeVisible()
  expect(sent).toEqual({ case_number: 12, reason: 'Police Lagos, 4711.' })
})

test('administrators see the holds and change none', async () => {
  open([confirmed], {}, false)
  await expect.element(page.getByText(/^Cases #14, #15/)).toBeVisible()
  expect(page.getByRole('button').elements()).toEqual([])
})
