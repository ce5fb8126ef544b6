import { afterEach, expect, test, vi } from 'vitest'
import { page } from 'vitest/browser'
import { answered } from '../../testing/fake-server.ts'
import { visitAsAmara } from '../../testing/signed-in.tsx'

/** A connection whose other end is in our hands. */
class FakeSocket extends EventTarget {
  static last: FakeSocket | undefined
  constructor() {
    super()
    FakeSocket.last = this
  }
  send() {}
  close() {}
  say(event: object) {
    this.dispatchEvent(new MessageEvent('message', { data: JSON.stringify(event) }))
  }
}

const MATCH = 'b7d0d2a4-0b1d-4c53-9c05-0d8f2f6f1a22'
const OTHER = 'b7d0d2a4-0b1d-4c53-9c05-0d8f2f6f1a33'

afterEach(() => {
  vi.unstubAllGlobals()
  vi.restoreAllMocks()
})

test('whoever was liked back hears of it on any screen, once', async () => {
  vi.stubGlobal('WebSocket', FakeSocket)
  visitAsAmara('/settings', { 'POST /functions/v1/get-my-matches': () => answered([]) })
  await expect.element(page.getByRole('heading', { name: 'Account Settings' })).toBeVisible()
  await expect.poll(() => FakeSocket.last).toBeDefined()
  const news = { type: 'match.created', match_id: MATCH, display_name: 'Kofi' }
  FakeSocket.last?.say({ type: 'ready', member_id: MATCH })
  FakeSocket.last?.say(news)
  const dialog = page.getByRole('dialog', { name: 'Match Found' })
  await expect.element(dialog.getByText('You and Kofi like each other.')).toBeVisible()
  await dialog.getByRole('button', { name: 'Awesome!' }).click()
  FakeSocket.last?.say(news)
  const other = { type: 'match.created', match_id: OTHER, display_name: 'Yaw' }
  FakeSocket.last?.say(other) // what is announced waits in line, so a second Kofi would stand before Yaw
  await expect.element(dialog.getByText('You and Yaw like each other.')).toBeVisible()
  await dialog.getByRole('button', { name: 'Awesome!' }).click()
  await expect.element(page.getByRole('dialog')).not.toBeInTheDocument()
})
