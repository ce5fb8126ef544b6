import { onlineManager } from '@tanstack/react-query'
import { expect, test, vi } from 'vitest'
import { type Locator, page, userEvent } from 'vitest/browser'
import { realtime } from '../../../lib/realtime/realtime.ts'
import { expectToLeaveAfter, useFakeTimers } from '../../../testing/fake-timers.ts'
import { conversationServer, openConversation } from './chat.test-server.tsx'
import { AMARA, aConversation, aMessage, KOFI, MATCH, messagesFrom } from './messages.test-data.ts'

const field = page.getByRole('textbox', { name: 'Message to Kofi' })
const chat = page.getByRole('region', { name: 'Messages with Kofi' })
const bubbles = chat.getByRole('listitem')

test('Enter sends, Shift+Enter starts a new line, and blank messages are not sent', async () => {
  const server = conversationServer([])
  await openConversation()
  await field.fill('   ')
  await userEvent.keyboard('{Enter}')
  await expect.element(page.getByRole('button', { name: 'Send' })).toBeDisabled()

  await field.fill('Good morning,')
  await userEvent.keyboard('{Shift>}{Enter}{/Shift}Kofi!{Enter}')
  await expect.element(field).toHaveValue('')
  await expect.element(chat.getByText('Good morning, Kofi!')).toBeVisible()
  await expect.poll(() => server.sends.map(({ content }) => content)).toEqual(['Good morning,\nKofi!'])
})

test('the send button waits for the answer, and Enter queues the next message', async () => {
  const server = conversationServer([])
  const answer = Promise.withResolvers<void>()
  server.sendsAnswered = answer.promise
  await openConversation()
  const button = page.getByRole('button', { name: 'Send' })
  await field.fill('First')
  await button.click()
  await expect.element(field).toHaveValue('')
  await field.fill('Second')
  await expect.element(chat.getByText('First')).toBeVisible()
  await expect.element(button).toBeDisabled()
  await userEvent.keyboard('{Enter}')
  await expect.element(chat.getByText('Second')).toBeVisible()
  await field.fill('Third')
  await expect.element(button).toBeDisabled()
  answer.resolve()
  await expect.element(button).toBeEnabled()
  expect(server.sends.map(({ content }) => content)).toEqual(['First', 'Second'])
})

test.for([
  ['a press on Send', (send) => send.click()],
  ['Enter on Send', () => userEvent.keyboard('{Tab}{Enter}')],
] satisfies [string, (send: Locator) => Promise<void>][])(
  'after %s the focus is in the field',
  async ([, press]) => {
    conversationServer([])
    await openConversation()
    await field.fill('First')
    await press(page.getByRole('button', { name: 'Send' }))
    await expect.element(chat.getByText('First')).toBeVisible()
    await expect.element(field).toHaveFocus()
  },
)

test('the other member’s typing is shown for a second', async () => {
  const server = conversationServer([])
  await openConversation()
  const sign = page.getByText('typing...')
  const tell = () => server.tell({ type: 'typing', match_id: MATCH })
  await expect.poll(() => (tell(), sign.elements())).toHaveLength(1) // the screen listens from now on
  await expect.element(sign).not.toBeInTheDocument()
  useFakeTimers()
  tell()
  await expectToLeaveAfter(1_000, sign)
})

test('a member who keeps typing renews the indicator before it expires', async () => {
  const send = vi.spyOn(realtime, 'send')
  conversationServer([])
  await openConversation()
  let now = 1_000_000
  vi.spyOn(Date, 'now').mockImplementation(() => now)
  for (let letters = 1; letters <= 11; letters++, now += 100) await field.fill('a'.repeat(letters))
  expect(send.mock.calls.filter(([{ type }]) => type === 'typing')).toHaveLength(3)
})

test('a message without a network is marked as waiting and is sent once', async () => {
  const server = conversationServer(messagesFrom(1, 3))
  await openConversation()
  await expect.element(bubbles).toHaveLength(3)
  server.network = 'down'
  onlineManager.setOnline(false)
  await field.fill('Are you there?')
  await userEvent.keyboard('{Enter}')
  await expect.element(bubbles.last().getByRole('button', { name: /, Waiting for network$/ })).toBeVisible()
  await expect.element(page.getByRole('button', { name: 'Retry' })).not.toBeInTheDocument()
  await field.fill('Another one')
  await expect.element(page.getByRole('button', { name: 'Send' })).toBeEnabled()

  server.network = 'fine'
  onlineManager.setOnline(true)
  await expect.element(bubbles.last().getByRole('button', { name: /, Sent$/ })).toBeVisible()
  await expect.element(bubbles).toHaveLength(4)
  expect(new Set(server.sends.map(({ client_message_id }) => client_message_id)).size).toBe(1)
})

test('a refused message is marked and can be sent again or discarded', async () => {
  const server = conversationServer(messagesFrom(1, 3))
  await openConversation()
  await expect.element(bubbles).toHaveLength(3)
  server.network = 'refuses'
  await field.fill('Are you there?')
  await userEvent.keyboard('{Enter}')
  await expect.element(bubbles.last().getByRole('alert')).toHaveTextContent('Not sent. Member not available')
  await expect.element(bubbles.last().getByRole('button', { name: /, Not sent$/ })).toBeVisible()
  await page.getByRole('button', { name: 'Discard' }).click()
  await expect.element(bubbles).toHaveLength(3)
})

test('a message with a lost answer is sent when its event arrives', async () => {
  const server = conversationServer(messagesFrom(1, 3))
  await openConversation()
  await expect.element(bubbles).toHaveLength(3)
  server.network = 'loses answers'
  await field.fill('Hello')
  await userEvent.keyboard('{Enter}')
  await expect.element(bubbles.last().getByRole('button', { name: /, Sending$/ })).toBeVisible()
  await expect.poll(() => server.stored.length).toBe(4)

  const message = server.stored.at(-1) ?? aMessage(4)
  server.tell({ type: 'message.created', message })
  server.tell({ type: 'message.created', message })
  await expect.element(bubbles.last().getByRole('button', { name: /, Sent$/ })).toBeVisible()
  await expect.element(bubbles.last().getByText('Hello')).toBeVisible()
  await expect.element(bubbles).toHaveLength(4)
})

test('an incoming message is shown, announced and marked as read, and a missed one is fetched', async () => {
  const server = conversationServer(messagesFrom(1, 3, { is_read: true }))
  await openConversation()
  await expect.element(bubbles).toHaveLength(3)
  server.stored.push(aMessage(4, { sender_id: KOFI }), aMessage(5, { sender_id: KOFI, content: 'Akwaaba!' }))
  server.tell({ type: 'message.created', message: aMessage(5, { sender_id: KOFI, content: 'Akwaaba!' }) })
  await expect.element(bubbles).toHaveLength(5)
  await expect.element(page.getByText('New message from Kofi: Akwaaba!')).toBeInTheDocument()
  await expect.poll(() => server.reads).toContain(5)
})

test('repeated text is announced twice, a repeated message once', async () => {
  const server = conversationServer(messagesFrom(1, 3, { is_read: true }))
  await openConversation()
  await expect.element(bubbles).toHaveLength(3)
  const tell = (id: number) => {
    const message = aMessage(id, { sender_id: KOFI, content: 'Hello?' })
    server.stored.push(message)
    server.tell({ type: 'message.created', message })
  }
  const announced = page.getByText('New message from Kofi: Hello?')
  tell(4)
  await expect.element(announced).toBeInTheDocument()
  const first = announced.element()
  server.tell({ type: 'message.created', message: aMessage(4, { sender_id: KOFI, content: 'Hello?' }) })
  server.tell({ type: 'typing', match_id: MATCH })
  await expect.element(page.getByText('typing...')).toBeVisible() // events arrive in order, so the message is there too
  expect(announced.element()).toBe(first)
  tell(5)
  await expect.poll(() => announced.element() === first).toBe(false)
})

test('own messages are marked when the other member reads them', async () => {
  const server = conversationServer([aMessage(1, { sender_id: AMARA })])
  await openConversation()
  await expect.element(chat.getByRole('button', { name: /, Sent$/ })).toBeVisible()
  const read_at = '2026-05-01T09:00:00.000Z'
  server.tell({
    type: 'messages.read',
    match_id: MATCH,
    reader_id: KOFI,
    up_to_seq: 1,
    read_at,
  })
  await expect.element(chat.getByRole('button', { name: /, Read$/ })).toBeVisible()
})

test('older messages are added above without scrolling', async () => {
  const server = conversationServer(messagesFrom(1, 120, { is_read: true }))
  const older = Promise.withResolvers<void>()
  server.olderPages = older.promise
  await openConversation()
  await expect.element(chat.getByText('Message 120')).toBeVisible()
  const box = chat.element()
  const reading = chat.getByText('Message 76', { exact: true })
  await expect.poll(() => scrolled(box, 300) && reading.query()).toBeVisible()
  await expect.element(page.getByText('Loading older messages...')).toBeInTheDocument()

  const before = reading.element().getBoundingClientRect().top
  older.resolve()
  await expect.poll(() => box.scrollTop).toBeGreaterThan(1_000)
  expect(reading.element().getBoundingClientRect().top).toBeCloseTo(before, 0)
})

function scrolled(box: Element, to: number) {
  box.scrollTop = to
  return true
}

test('a conversation with a departed member can be read but not continued', async () => {
  const conversations = [aConversation()]
  const server = conversationServer(messagesFrom(1, 2), conversations)
  await openConversation()
  await expect.element(field).toBeVisible()
  conversations[0] = aConversation({ available: false, other_user_name: 'Member not available' })
  server.tell({ type: 'members.changed' })
  await expect.element(page.getByRole('textbox', { name: /^Message to/ })).not.toBeInTheDocument()
  await expect.element(page.getByText('Message 2')).toBeVisible()
})

test('the pane without an open conversation shows how to start one', async () => {
  await page.viewport(1280, 800)
  conversationServer([])
  await openConversation(null)
  await expect.element(page.getByRole('heading', { name: 'Select a Conversation' })).toBeVisible()
  await page.viewport(390, 844)
})

test('a burst shows one time, a pressed message its own, and screen readers always get it', async () => {
  const at = (minutes: number) => ({
    sender_id: KOFI,
    created_at: new Date(2026, 4, 1, 15, minutes).toISOString(),
  })
  conversationServer([aMessage(1, at(1)), aMessage(2, at(2)), aMessage(3, at(30))])
  await openConversation()
  await expect.element(bubbles).toHaveLength(3)
  const times = () => [...chat.element().querySelectorAll('time')].map((time) => time.textContent)
  expect(times()).toEqual(['3:02 PM', '3:30 PM'])
  const first = chat.getByRole('button', { name: /^Kofi: Message 1 ?, 3:01 PM$/ })
  await first.click()
  expect(times()).toEqual(['3:01 PM', '3:02 PM', '3:30 PM'])
  await userEvent.keyboard('{Enter}')
  await expect.poll(times).toEqual(['3:02 PM', '3:30 PM'])
  await userEvent.keyboard(' ')
  await expect.poll(times).toEqual(['3:01 PM', '3:02 PM', '3:30 PM'])
})

test('sent and read are distinguished in words under the message', async () => {
  const own = { sender_id: AMARA }
  conversationServer([aMessage(1, { ...own, is_read: true }), aMessage(2, own)])
  await openConversation()
  await expect.element(bubbles.first().getByText('Read', { exact: false }).last()).toBeVisible()
  await expect.element(bubbles.last().getByText('Sent', { exact: false }).last()).toBeVisible()
})

test('a message of one to three emoji is large and has no bubble', async () => {
  conversationServer([aMessage(1), aMessage(2, { content: '🙏🏾❤️' })])
  await openConversation()
  const styleOf = (text: string) => getComputedStyle(chat.getByText(text, { exact: true }).element())
  await expect.element(bubbles).toHaveLength(2)
  expect(parseFloat(styleOf('🙏🏾❤️').fontSize)).toBeGreaterThan(2 * parseFloat(styleOf('Message 1').fontSize))
  const ground = getComputedStyle(chat.getByRole('button', { name: /🙏🏾❤️/ }).element()).backgroundColor
  expect(ground).toBe('rgba(0, 0, 0, 0)')
})

test('the last 200 characters are counted and announced in steps, and overlong text is not sent', async () => {
  conversationServer([])
  await openConversation()
  const button = page.getByRole('button', { name: 'Send' })
  const announced = page.getByText('200 characters or fewer left')
  await field.fill('a'.repeat(3_799))
  await expect.element(button).toBeEnabled()
  await expect.element(field).not.toHaveAccessibleDescription()
  await field.fill('a'.repeat(3_800))
  await expect.element(field).toHaveAccessibleDescription('200 characters left')
  await expect.element(announced).toBeInTheDocument()
  await field.fill('a'.repeat(3_850))
  await expect.element(field).toHaveAccessibleDescription('150 characters left')
  await expect.element(announced).toBeInTheDocument()
  await field.fill('a'.repeat(4_001))
  await expect.element(field).toHaveAccessibleDescription(/^1 character too many A message can have at most/)
  await expect.element(page.getByText('Your message is too long to send')).toBeInTheDocument()
  await expect.element(field).toHaveValue('a'.repeat(4_001))
  await expect.element(button).toBeDisabled()
})

test('Tab reaches one message and its menu, and arrow keys, Home and End the others', async () => {
  conversationServer(messagesFrom(1, 50))
  await openConversation()
  const message = (seq: number) => chat.getByRole('button', { name: new RegExp(`: Message ${seq} ?,`) })
  const stops = () => [...chat.element().querySelectorAll<HTMLElement>('[tabindex="0"]')]
  await expect.element(message(50)).toBeVisible()
  expect(stops()).toEqual([message(50).element()])

  ;(message(50).element() as HTMLElement).focus()
  await userEvent.keyboard('{ArrowUp}')
  await expect.element(message(49)).toHaveFocus()
  await userEvent.keyboard('{Tab}')
  await expect.element(message(49)).not.toHaveFocus()
  expect(stops()).toEqual([message(49).element(), document.activeElement])

  await userEvent.keyboard('{Shift>}{Tab}{/Shift}{Home}')
  await expect.element(message(1)).toHaveFocus()
  await expect.element(message(1)).toBeInViewport()
  await userEvent.keyboard('{ArrowUp}{ArrowDown}')
  await expect.element(message(2)).toHaveFocus()
  await userEvent.keyboard('{End}')
  await expect.element(message(50)).toHaveFocus()
  await expect.element(message(50)).toBeInViewport()
})
