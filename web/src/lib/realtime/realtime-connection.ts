import { REALTIME } from '@ndoa/contract/limits'
import type { ClientEvent, ServerEvent } from '@ndoa/contract/realtime'

export type Socket = Pick<WebSocket, 'send' | 'close' | 'addEventListener'>

interface ConnectionHandlers {
  onReady: () => void
  onEvent: (event: ServerEvent) => void
  /** `code` is the server's close code; undefined when the server stopped answering. */
  onLost: (code?: number) => void
}

/** A connection is lost when the server closes it or does not answer in time. After `close`, no handler is called. */
export function openConnection(socket: Socket, { onReady, onEvent, onLost }: ConnectionHandlers) {
  let isReady = false
  let isClosed = false
  let heartbeat: ReturnType<typeof setInterval> | undefined
  let answerTimeout: ReturnType<typeof setTimeout> | undefined

  function receive(text: string) {
    clearTimeout(answerTimeout)
    answerTimeout = undefined
    const event: ServerEvent = JSON.parse(text)
    if (event.type === 'ready') becomeReady()
    onEvent(event)
  }

  function becomeReady() {
    isReady = true
    clearInterval(heartbeat)
    heartbeat = setInterval(ping, REALTIME.heartbeat)
    sendVisible()
    onReady()
  }

  const send = (event: ClientEvent) => socket.send(JSON.stringify(event))

  const sendVisible = () => isReady && send({ type: 'visible', visible: !document.hidden })

  function ping() {
    send({ type: 'ping' })
    waitForAnswer()
  }

  function waitForAnswer() {
    answerTimeout ??= setTimeout(() => lose(), REALTIME.pushTimeout)
  }

  function lose(code?: number) {
    close()
    onLost(code)
  }

  function close() {
    isClosed = true
    clearTimeout(answerTimeout)
    clearInterval(heartbeat)
    socket.close()
  }

  waitForAnswer()
  socket.addEventListener('message', ({ data }) => !isClosed && receive(String(data)))
  socket.addEventListener('close', ({ code }) => !isClosed && lose(code))
  return { isReady: () => isReady, send, ping, sendVisible, close }
}

export type Connection = ReturnType<typeof openConnection>
