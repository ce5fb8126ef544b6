import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { conversationServer, openConversation } from './chat.test-server.tsx'
import { aConversation, aMessage, MATCH } from './messages.test-data.ts'

const advice = page.getByText('Please be careful with money')
const question = page.getByText('Is this the right moment to talk about money?')
const button = (name: string) => page.getByRole('button', { name })

test('a member who is asked for money sees advice at once, with the report one press away', async () => {
  const server = conversationServer([aMessage(1)])
  await openConversation()
  await expect.element(page.getByText('Message 1').first()).toBeVisible()
  await expect.element(advice).not.toBeInTheDocument()
  await expect
    .poll(() => {
      server.tell({ type: 'conversation.caution', match_id: MATCH, caution: 'money' })
      return advice.elements()
    })
    .toHaveLength(1)
  await expect.element(page.getByRole('link', { name: 'Safety tips' })).toBeVisible()
  await button('Report Kofi').click()
  await expect.element(page.getByText(/Have you sent money\? Contact your bank/)).toBeVisible()
})

test('advice is there when the conversation is opened later, until dismissed', async () => {
  conversationServer([aMessage(1)], [aConversation({ caution: 'money' })])
  await openConversation()
  await expect.element(advice).toBeVisible()
  await button('Dismiss').click()
  await expect.element(advice).not.toBeInTheDocument()
})

test('an early number shows advice, which the one about money replaces', async () => {
  const server = conversationServer([aMessage(1)], [aConversation({ caution: 'contact' })])
  await openConversation()
  const early = page.getByText('Take your time before you move to another app')
  await expect.element(early).toBeVisible()
  await expect
    .poll(() => {
      server.tell({ type: 'conversation.caution', match_id: MATCH, caution: 'money' })
      return early.elements()
    })
    .toHaveLength(0)
  server.tell({ type: 'conversation.caution', match_id: MATCH, caution: 'contact' })
  await expect.element(advice).toBeVisible()
})

test('a member who wrote about money is asked about it in this conversation only, without advice', async () => {
  const server = conversationServer([aMessage(1)])
  await openConversation()
  await expect
    .poll(() => {
      server.tell({ type: 'conversation.question', match_id: MATCH })
      return question.elements()
    })
    .toHaveLength(1)
  await expect.element(advice).not.toBeInTheDocument()
  await button('I understand').click()
  await expect.element(question).not.toBeInTheDocument()
  server.tell({ type: 'conversation.question', match_id: '00000000-0000-4000-8000-0000000000bb' })
  await expect.element(button('Send')).toBeVisible()
  await expect.element(question).not.toBeInTheDocument()
})
