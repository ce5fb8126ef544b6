import type { ServerEvent } from '@ndoa/contract/realtime'
import { onTestFinished, vi } from 'vitest'

export class FakeSocket extends EventTarget {
  sent: string[] = []
  send = (text: string) => void this.sent.push(text)
  close = () => {}
  say = (event: ServerEvent) =>
    this.dispatchEvent(new MessageEvent('message', { data: JSON.stringify(event) }))
  end = (code = 1006) => this.dispatchEvent(new CloseEvent('close', { code }))
}

/** Call it before the app renders. @returns a function that sends the page an event once it has connected */
export function fakeRealtime() {
  const sockets: FakeSocket[] = []
  vi.stubGlobal(
    'WebSocket',
    class extends FakeSocket {
      constructor() {
        super()
        sockets.push(this)
      }
    },
  )
  onTestFinished(() => void vi.unstubAllGlobals())
  return async (event: ServerEvent) => {
    const socket = await vi.waitUntil(() => sockets.at(-1), { timeout: 5_000 })
    socket.say(event)
  }
}
