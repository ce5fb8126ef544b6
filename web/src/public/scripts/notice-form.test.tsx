import { Notice } from '@ndoa/contract/trust/support'
import { afterEach, expect, test, vi } from 'vitest'
import { page } from 'vitest/browser'
import { answered, fakeServer, refused } from '../../testing/fake-server.ts'
import { mount } from '../../testing/mount.tsx'
import { addresses } from '../addresses.ts'
import { ReportContentPage } from '../pages/report-content-page.tsx'
import { begin } from './contact-script.ts'

afterEach(() => void vi.restoreAllMocks())

const CALL = 'POST /functions/v1/submit-notice'
const about = page.getByRole('textbox', { name: 'Profile or page' })
const reason = page.getByRole('combobox', { name: 'Reason' })
const details = page.getByRole('textbox', { name: 'What is wrong with it?' })
const email = page.getByRole('textbox', { name: 'Your email' })
const result = page.getByRole('status')

function open() {
  mount(<ReportContentPage />)
  begin(document.querySelector<HTMLFormElement>('#notice')!)
}
async function fill() {
  await about.fill('The profile of Kofi in Accra')
  await reason.selectOptions('money')
  await details.fill('He asked my mother for money.')
}
const send = () => page.getByRole('button', { name: 'Send Notice' }).click()

test('a notice can be sent without name and email, and the form is cleared', async () => {
  const received: Notice[] = []
  fakeServer({
    [CALL]: (body) => {
      received.push(Notice.parse(body))
      return answered({})
    },
  })
  open()
  await fill()
  await send()
  await expect.poll(() => result.element().textContent).toMatch(/^Notice Sent/)
  expect(received).toEqual([
    { about: 'The profile of Kofi in Accra', reason: 'money', details: 'He asked my mother for money.' },
  ])
  await expect.element(about).toHaveValue('')
})

test('missing fields are named, and nothing is sent', async () => {
  const server = fakeServer({})
  open()
  await email.fill('nobody')
  await send()
  await expect.element(about).toHaveFocus()
  await expect
    .element(about)
    .toHaveAccessibleDescription(
      'A link, or a name and where you saw it Please say which profile or page you mean',
    )
  await expect.element(page.getByText('Please choose a reason')).toBeVisible()
  await expect.element(page.getByText('Please tell us what is wrong')).toBeVisible()
  await expect.element(page.getByText('Please enter a valid email address')).toBeVisible()
  expect(server).not.toHaveBeenCalled()
  await about.fill('A profile')
  await expect.element(about).toHaveAccessibleDescription('A link, or a name and where you saw it')
})

test('a notice that fails to send stays in the form, with a contact address', async () => {
  fakeServer({ [CALL]: () => refused(500, 'server.defect', 'Something went wrong.') })
  open()
  await fill()
  await send()
  await expect.poll(() => result.element().textContent).toMatch(/^Notice Failed to Send/)
  await expect.element(result.getByRole('link')).toHaveAttribute('href', `mailto:${addresses.safety}`)
  await expect.element(details).toHaveValue('He asked my mother for money.')
})
