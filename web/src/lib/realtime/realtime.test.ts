import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { FakeSocket } from '../../testing/fake-socket.ts'
import { createRealtime } from './realtime.ts'

function connectionsOf() {
  const made: FakeSocket[] = []
  const realtime = createRealtime(() => {
    const socket = new FakeSocket()
    made.push(socket)
    return socket
  })
  return { made, realtime }
}

/** Excludes the messages about visibility. */
const sentBesides = (socket: FakeSocket | undefined) =>
  socket?.sent.filter((text) => !text.includes('visible'))

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

test('a lost connection is retried after 1, 2, 5, then every 10 seconds', () => {
  const { made, realtime } = connectionsOf()
  realtime.start()
  const waits = [1_000, 2_000, 5_000, 10_000, 10_000]
  for (const [count, wait] of waits.entries()) {
    made.at(-1)?.end()
    vi.advanceTimersByTime(wait - 1)
    expect(made).toHaveLength(count + 1)
    vi.advanceTimersByTime(1)
    expect(made).toHaveLength(count + 2)
  }
  realtime.stop()
})

test('browsers of a stopping server reconnect spread over some seconds', () => {
  vi.spyOn(Math, 'random').mockReturnValue(0.5)
  const { made, realtime } = connectionsOf()
  realtime.start()
  made[0]?.end(1012)
  vi.advanceTimersByTime(2_999)
  expect(made).toHaveLength(1)
  vi.advanceTimersByTime(1)
  expect(made).toHaveLength(2)
  realtime.stop()
  vi.restoreAllMocks()
})

test('an event reaches its type’s listeners until they stop', () => {
  const { made, realtime } = connectionsOf()
  const listener = vi.fn()
  const stopListening = realtime.on('like.received', listener)
  realtime.start()
  made[0]?.say({ type: 'ready', member_id: 'x' })
  made[0]?.say({ type: 'like.received' })
  expect(listener).toHaveBeenCalledExactlyOnceWith({ type: 'like.received' })
  stopListening()
  made[0]?.say({ type: 'like.received' })
  expect(listener).toHaveBeenCalledOnce()
  realtime.stop()
})

test('a heartbeat unanswered for 10 seconds marks the connection as lost', () => {
  const { made, realtime } = connectionsOf()
  realtime.start()
  made[0]?.say({ type: 'ready', member_id: 'x' })
  expect(realtime.status()).toBe('open')
  vi.advanceTimersByTime(24_999)
  expect(sentBesides(made[0])).toEqual([])
  vi.advanceTimersByTime(1)
  expect(sentBesides(made[0])).toEqual(['{"type":"ping"}'])
  vi.advanceTimersByTime(9_999)
  expect(realtime.status()).toBe('open')
  vi.advanceTimersByTime(1)
  expect(realtime.status()).toBe('closed')
  realtime.stop()
})

test('an ended session does not reconnect', () => {
  const { made, realtime } = connectionsOf()
  realtime.start()
  made[0]?.end(4401)
  vi.advanceTimersByTime(60_000)
  expect(made).toHaveLength(1)
  realtime.stop()
})

test('a connection closed for too many tabs reconnects only when the member returns to the tab', () => {
  const { made, realtime } = connectionsOf()
  realtime.start()
  made[0]?.end(4409)
  vi.advanceTimersByTime(60_000)
  expect(made).toHaveLength(1)
  document.dispatchEvent(new Event('visibilitychange'))
  expect(made).toHaveLength(2)
  realtime.stop()
})

test('only an open connection sends, and the caller gets the result', () => {
  const { made, realtime } = connectionsOf()
  const typing = { type: 'typing', match_id: 'm' } as const
  realtime.start()
  expect(realtime.status()).toBe('connecting')
  expect(realtime.send(typing)).toBe(false)
  made[0]?.say({ type: 'ready', member_id: 'x' })
  expect(realtime.send(typing)).toBe(true)
  realtime.stop()
  expect(realtime.send(typing)).toBe(false)
  expect(sentBesides(made[0])).toEqual([JSON.stringify(typing)])
})

test('a page reports whether it is in view, at each connection and each change', () => {
  const { made, realtime } = connectionsOf()
  const isHidden = vi.spyOn(document, 'hidden', 'get').mockReturnValue(false)
  const changeTo = (hidden: boolean) => {
    isHidden.mockReturnValue(hidden)
    document.dispatchEvent(new Event('visibilitychange'))
  }
  const visible = (visible: boolean) => JSON.stringify({ type: 'visible', visible })
  const visibilityMessages = (at: number) => made[at]?.sent.filter((text) => text.includes('visible'))
  realtime.start()
  changeTo(true)
  expect(visibilityMessages(0)).toEqual([]) // the connection is not open yet
  made[0]?.say({ type: 'ready', member_id: 'x' })
  expect(visibilityMessages(0)).toEqual([visible(false)])
  made[0]?.end()
  vi.advanceTimersByTime(1_000)
  made[1]?.say({ type: 'ready', member_id: 'x' })
  changeTo(false)
  made[1]?.say({ type: 'ready', member_id: 'x' })
  changeTo(true)
  expect(visibilityMessages(1)).toEqual([visible(false), visible(true), visible(true), visible(false)])
  realtime.stop()
  isHidden.mockRestore()
})

test('a returning network replaces a lost connection at once and tests an open one', () => {
  const { made, realtime } = connectionsOf()
  const changed = vi.fn()
  realtime.watch(changed)
  realtime.start()
  made[0]?.end()
  expect(realtime.status()).toBe('closed')
  window.dispatchEvent(new Event('online'))
  expect(made).toHaveLength(2)
  made[1]?.say({ type: 'ready', member_id: 'x' })
  window.dispatchEvent(new Event('online'))
  expect(sentBesides(made[1])).toEqual(['{"type":"ping"}'])
  expect(changed).toHaveBeenCalledTimes(4) // connecting, closed, connecting, open
  realtime.stop()
  window.dispatchEvent(new Event('online'))
  vi.advanceTimersByTime(60_000)
  expect(made).toHaveLength(2)
})
