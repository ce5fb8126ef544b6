import { ContactMessage } from '@ndoa/contract/trust/support'
import { afterEach, expect, test, vi } from 'vitest'
import { page } from 'vitest/browser'
import { answered, fakeServer } from '../../testing/fake-server.ts'
import { mount } from '../../testing/mount.tsx'
import { ContactForm } from '../pages/contact-form.tsx'
import { begin } from './contact-script.ts'

afterEach(() => void vi.restoreAllMocks())

const CALL = 'POST /functions/v1/send-contact-message'
const field = (name: string) => page.getByRole('textbox', { name })
const category = page.getByRole('combobox', { name: 'Category' })
const send = () => page.getByRole('button', { name: 'Send Message' }).click()

/** @returns a function that leaves the page */
function open() {
  const leave = mount(<ContactForm />)
  begin(document.querySelector<HTMLFormElement>('#contact')!)
  return leave
}

async function fill() {
  await field('Name').fill('Zainab Bello')
  await field('Email').fill('zainab@example.test')
  await field('Subject').fill('A question')
  await category.selectOptions('technical')
  await field('Message').fill('Does it work on a ferry?')
}

/** Answers the form with `answer`. @returns the messages that arrived */
function receive(answer: () => ReturnType<typeof answered>) {
  const arrived: ContactMessage[] = []
  fakeServer({
    [CALL]: (body) => {
      arrived.push(ContactMessage.parse(body))
      return answer()
    },
  })
  return arrived
}

test('repeated text is the same message, even after a reload, and other text a new one', async () => {
  const arrived = receive(() => {
    throw new TypeError('Failed to fetch') // loses the answer
  })
  const leave = open()
  await fill()
  await send()
  await expect.element(page.getByText('Message Failed to Send')).toBeVisible()
  leave()
  open()
  await send()
  await expect.poll(() => arrived.length).toBe(2)
  await field('Message').fill('Does it work on two ferries?')
  await send()
  await expect.poll(() => arrived.length).toBe(3)
  const [first, second, third] = arrived
  expect(first?.client_message_id).toBeDefined()
  expect(second).toEqual(first)
  expect(third?.client_message_id).not.toBe(first?.client_message_id)
})

test('input older than a quarter of an hour is not shown to the next person in this tab', async () => {
  const leave = open()
  await fill()
  leave()
  const later = Date.now() + 15 * 60_000
  vi.spyOn(Date, 'now').mockReturnValue(later)
  open()
  await expect.element(field('Message')).toHaveValue('')
})

test('input survives a reload until sent', async () => {
  receive(() => answered({}))
  const leave = open()
  await fill()
  leave()
  const leaveAgain = open()
  await expect.element(field('Subject')).toHaveValue('A question')
  await expect.element(category).toHaveValue('technical')
  await expect.element(field('Message')).toHaveValue('Does it work on a ferry?')
  await send()
  await expect.element(page.getByText('Message Sent')).toBeVisible()
  leaveAgain()
  open()
  await expect.element(field('Message')).toHaveValue('')
})
