import { REALTIME } from '@ndoa/contract/limits'
import type { ClientEvent, ServerEvent } from '@ndoa/contract/realtime'
import { notifySignInNeeded } from './sign-in-needed.ts'

export type RealtimeStatus = 'connecting' | 'open' | 'closed'
type EventOf<Type extends ServerEvent['type']> = Extract<ServerEvent, { type: Type }>
type Listener = (event: ServerEvent) => unknown

/** What we need of a `WebSocket`. */
type ServerConnection = Pick<WebSocket, 'send' | 'close' | 'addEventListener'>

/** The server closes with this code when the session is over: there is no use in coming back. */
const SESSION_ENDED = 4401
/** The server closes with this code when it stops: all its browsers come back, and not in the same moment. */
const SERVICE_RESTART = 1012
const RECONNECT_JITTER = 4_000
/** More tabs are open than the server keeps connected: this one comes back when it is looked at. */
const TOO_MANY_CONNECTIONS = 4409

/**
 * The member's connection for events. It keeps itself alive and comes back by itself; what happened meanwhile is
 * fetched by whoever hears `ready`, which comes at each connection.
 */
export function createRealtime(connect: () => ServerConnection = connectToServer) {
  const hearers = new Set<Listener>()
  const watchers = new Set<() => void>()
  let status: RealtimeStatus = 'closed'
  let wanted = false
  let failures = 0
  let socket: ServerConnection | null = null
  let retry: ReturnType<typeof setTimeout> | undefined
  let heartbeat: ReturnType<typeof setInterval> | undefined
  let patience: ReturnType<typeof setTimeout> | undefined

  function open() {
    clearTimeout(retry)
    if (socket) return
    setStatus('connecting')
    const current = connect()
    socket = current
    waitForAnswer()
    current.addEventListener('message', ({ data }) => current === socket && receive(String(data)))
    current.addEventListener('close', ({ code }) => current === socket && lost(code))
  }

  function receive(text: string) {
    clearTimeout(patience)
    patience = undefined
    const event: ServerEvent = JSON.parse(text)
    if (event.type === 'ready') ready()
    for (const hear of hearers) hear(event)
  }

  function ready() {
    failures = 0
    setStatus('open')
    clearInterval(heartbeat)
    heartbeat = setInterval(ping, REALTIME.heartbeat)
  }

  function ping() {
    if (send({ type: 'ping' })) waitForAnswer()
  }

  /** Whoever does not answer in time is gone, even if the network has not noticed. */
  function waitForAnswer() {
    patience ??= setTimeout(() => lost(), REALTIME.pushTimeout)
  }

  function lost(code?: number) {
    drop()
    if (code === SESSION_ENDED) {
      wanted = false
      notifySignInNeeded()
    }
    setStatus('closed')
    if (!wanted || code === TOO_MANY_CONNECTIONS) return
    const wait = REALTIME.backoff[Math.min(failures, REALTIME.backoff.length - 1)] ?? 0
    failures += 1
    retry = setTimeout(open, wait + (code === SERVICE_RESTART ? Math.random() * RECONNECT_JITTER : 0))
  }

  function drop() {
    clearTimeout(retry)
    clearTimeout(patience)
    clearInterval(heartbeat)
    patience = undefined
    const old = socket
    socket = null
    old?.close()
  }

  /** The network or the member has come back: no need to sit out the wait, and an old line may be dead. */
  function wake() {
    if (!wanted || document.visibilityState === 'hidden') return
    if (status === 'open') ping()
    else open()
  }

  function setStatus(next: RealtimeStatus) {
    if (next === status) return
    status = next
    for (const watch of watchers) watch()
  }

  /** False when there is no open connection; what must not be lost goes through a call instead. */
  function send(event: ClientEvent): boolean {
    if (status !== 'open' || !socket) return false
    socket.send(JSON.stringify(event))
    return true
  }

  return {
    start() {
      if (wanted) return
      wanted = true
      window.addEventListener('online', wake)
      document.addEventListener('visibilitychange', wake)
      open()
    },
    stop() {
      wanted = false
      failures = 0
      window.removeEventListener('online', wake)
      document.removeEventListener('visibilitychange', wake)
      drop()
      setStatus('closed')
    },
    send,
    status: () => status,
    /** Calls back at each change of the status; gives the function that ends it. */
    watch: (onChange: () => void) => {
      watchers.add(onChange)
      return () => void watchers.delete(onChange)
    },
    /** Hears one type of event; gives the function that ends it. */
    on<Type extends ServerEvent['type']>(type: Type, hear: (event: EventOf<Type>) => void) {
      const hearOne: Listener = (event) => isOfType(event, type) && hear(event)
      hearers.add(hearOne)
      return () => void hearers.delete(hearOne)
    },
  }
}

export type Realtime = ReturnType<typeof createRealtime>

function isOfType<Type extends ServerEvent['type']>(event: ServerEvent, type: Type): event is EventOf<Type> {
  return event.type === type
}

function connectToServer(): WebSocket {
  const { protocol, host } = window.location
  return new WebSocket(`${protocol === 'https:' ? 'wss' : 'ws'}://${host}${REALTIME.path}`)
}

/** The one connection of this page. The signed-in shell starts and stops it. */
export const realtime = createRealtime()
