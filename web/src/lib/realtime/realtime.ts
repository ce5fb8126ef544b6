import { REALTIME } from '@ndoa/contract/limits'
import type { ClientEvent, ServerEvent } from '@ndoa/contract/realtime'
import { notifySignInNeeded } from '../api/sign-in-needed.ts'
import { type Connection, openConnection, type Socket } from './realtime-connection.ts'

export type RealtimeStatus = 'connecting' | 'open' | 'closed'
type EventOf<Type extends ServerEvent['type']> = Extract<ServerEvent, { type: Type }>
type Listener = (event: ServerEvent) => void

/** Close code for an ended session: the server would refuse a new connection. */
const SESSION_ENDED = 4401
/** Close code for a server that stops: its browsers must not all reconnect at the same moment. */
const SERVICE_RESTART = 1012
const RECONNECT_JITTER = 4_000
/** Close code for too many open tabs: this tab reconnects when the member returns to it. */
const TOO_MANY_CONNECTIONS = 4409

/**
 * Reconnects automatically until `stop`. `ready` arrives with each connection, so that its listeners can fetch what was
 * missed.
 */
export function createRealtime(connect: () => Socket = connectToServer) {
  const events = createListeners<ServerEvent>()
  const changes = createListeners<void>()
  const { sendVisible, resume, start, stop, send, status } = keepConnected(
    connect,
    events.notify,
    changes.notify,
  )

  function wake() {
    sendVisible()
    if (!document.hidden) resume()
  }

  return {
    start() {
      window.addEventListener('online', wake)
      document.addEventListener('visibilitychange', wake)
      start()
    },
    stop() {
      window.removeEventListener('online', wake)
      document.removeEventListener('visibilitychange', wake)
      stop()
    },
    send,
    status,
    watch: changes.add,
    on<Type extends ServerEvent['type']>(type: Type, listener: (event: EventOf<Type>) => void) {
      return events.add((event) => isOfType(event, type) && listener(event))
    },
  }
}

function keepConnected(connect: () => Socket, onEvent: Listener, onStatusChange: () => void) {
  let isWanted = false
  let connection: Connection | null = null
  const retry = createRetry(open)

  function open() {
    retry.cancel()
    if (connection) return
    try {
      connection = openConnection(connect(), { onReady, onEvent, onLost })
      onStatusChange()
    } catch (error) {
      // Browsers and content blockers may refuse sockets. Screens still fetch their data.
      console.warn('No connection for events.', error)
      retry.schedule(false)
    }
  }

  function onReady() {
    retry.reset()
    onStatusChange()
  }

  function onLost(code?: number) {
    connection = null
    if (code === SESSION_ENDED) {
      isWanted = false
      notifySignInNeeded()
    }
    onStatusChange()
    if (isWanted && code !== TOO_MANY_CONNECTIONS) retry.schedule(code === SERVICE_RESTART)
  }

  return {
    start: () => {
      isWanted = true
      open()
    },
    stop: () => {
      isWanted = false
      retry.reset()
      connection?.close()
      connection = null
      onStatusChange()
    },
    /** While the page is hidden, the server notifies the member through other channels. */
    sendVisible: () => connection?.sendVisible(),
    /** Skips the wait for a retry, and checks an open connection, which may be dead. */
    resume: () => {
      if (!isWanted) return
      if (connection?.isReady()) connection.ping()
      else open()
    },
    /** @returns false when there is no open connection; important data goes through a call instead */
    send: (event: ClientEvent): boolean => {
      if (!connection?.isReady()) return false
      connection.send(event)
      return true
    },
    status: (): RealtimeStatus => {
      if (!connection) return 'closed'
      return connection.isReady() ? 'open' : 'connecting'
    },
  }
}

function createRetry(callback: () => void) {
  let failures = 0
  let timer: ReturnType<typeof setTimeout> | undefined
  const cancel = () => clearTimeout(timer)
  return {
    cancel,
    schedule(withJitter: boolean) {
      const delay = REALTIME.backoff[Math.min(failures, REALTIME.backoff.length - 1)] ?? 0
      timer = setTimeout(callback, delay + (withJitter ? Math.random() * RECONNECT_JITTER : 0))
      failures += 1
    },
    reset() {
      cancel()
      failures = 0
    },
  }
}

function createListeners<Value>() {
  const listeners = new Set<(value: Value) => unknown>()
  return {
    add: (listener: (value: Value) => unknown) => {
      listeners.add(listener)
      return () => void listeners.delete(listener)
    },
    notify: (value: Value) => {
      for (const listener of listeners) listener(value)
    },
  }
}

function isOfType<Type extends ServerEvent['type']>(event: ServerEvent, type: Type): event is EventOf<Type> {
  return event.type === type
}

function connectToServer(): WebSocket {
  const { protocol, host } = window.location
  return new WebSocket(`${protocol === 'https:' ? 'wss' : 'ws'}://${host}${REALTIME.path}`)
}

export const realtime = createRealtime()
