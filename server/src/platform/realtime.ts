import type { WebSocket } from 'ws'
import { type Bus, countBus, NO_BUS } from './bus.ts'
import { createDeliveries, type MayReceive } from './deliveries.ts'
import type { Log } from './log.ts'

export interface Connection {
  memberId: string
  sessionId: string
  socket: WebSocket
  isVisible?: boolean
}

/** Only delivers; the sender checks that the member may receive the event. */
export interface Realtime {
  broadcast(memberIds: readonly string[], event: { type: string }): void
  /** Sends to this server's tabs only, for code that runs on every server, such as outbox followers. */
  sendHere(memberId: string, event: { type: string }): void
  /** Keeps the order with later broadcasts in local tabs. @param where `here` if every server announces the event */
  announce(memberIds: readonly string[], event: { type: string }, where?: 'everywhere' | 'here'): void
  isHere(memberId: string): boolean
  isVisible(memberId: string): boolean
  setVisible(connection: Connection, isVisible: boolean): void
  members(): Iterable<string>
  /** Closes the oldest connections above the limits. Resolves once broadcasts of other servers arrive here. */
  add(connection: Connection): Promise<void>
  remove(connection: Connection): void
  end(connection: Connection, code: number, reason: string): void
  endSession(sessionId: string): void
  onPresence(listener: (memberId: string) => void): void
  onVisibility(listener: (memberId: string) => void): void
  connections(): Iterable<Connection>
  count(): number
  catchUp(): void
  start(): Promise<void>
  stop(): Promise<void>
}

interface Others {
  bus: Bus
  exist(): boolean
  /** Checked again on arrival, because a block may have happened after sending. */
  mayReceive: MayReceive
  log: Log
}

/** More tabs than a member uses. A closed connection reopens when its tab is shown again. */
export const CONNECTIONS_PER_SESSION = 10
/** Prevents a member with many sessions from using up a process's connections. */
export const CONNECTIONS_PER_MEMBER = 50

/**
 * Bytes waiting to be sent. A page that reads too slowly is disconnected, and fetches missed events when it reconnects.
 */
const BUFFERED_MAX = 256 * 1024

export function createRealtime(others?: Others): Realtime {
  const bus = others?.bus ?? NO_BUS
  const tabs = createTabs(bus)
  const deliveries = others && createDeliveries(tabs, others)

  function publishToOthers(memberIds: readonly string[], text: string) {
    if (!others?.exist()) return
    countBus.out()
    bus.publish(memberIds, text)
  }

  return {
    ...tabs,
    broadcast(memberIds, event) {
      const text = JSON.stringify(event)
      for (const memberId of memberIds) tabs.sendText(memberId, text)
      publishToOthers(memberIds, text)
    },
    announce(memberIds, event, where = 'everywhere') {
      const text = JSON.stringify(event)
      deliveries?.deliver(memberIds, text)
      if (where === 'everywhere') publishToOthers(memberIds, text)
    },
    sendHere(memberId, event) {
      if (tabs.isHere(memberId)) tabs.sendText(memberId, JSON.stringify(event))
    },
    catchUp: () => deliveries?.missed(),
    start: async () => deliveries && bus.start(deliveries),
    stop: () => bus.stop(),
  }
}

function createTabs(bus: Bus) {
  const byMember = new Map<string, Set<Connection>>()
  const bySession = new Map<string, Set<Connection>>()
  let count = 0
  const presence = createListeners()
  const visibility = createListeners()
  const isHere = (memberId: string) => byMember.has(memberId)
  const isVisible = (memberId: string) =>
    [...(byMember.get(memberId) ?? [])].some((connection) => connection.isVisible)

  async function add(connection: Connection) {
    const { memberId, sessionId } = connection
    const first = !isHere(memberId)
    count += 1
    endOldest(addTo(bySession, sessionId, connection), CONNECTIONS_PER_SESSION)
    endOldest(addTo(byMember, memberId, connection), CONNECTIONS_PER_MEMBER)
    if (first) presence.tell(memberId)
    await bus.subscribe(memberId)
  }

  function remove(connection: Connection) {
    const { memberId } = connection
    if (!byMember.get(memberId)?.has(connection)) return
    const before = isVisible(memberId)
    count -= 1
    removeFrom(byMember, memberId, connection)
    removeFrom(bySession, connection.sessionId, connection)
    if (isHere(memberId)) {
      if (isVisible(memberId) !== before) visibility.tell(memberId)
      return
    }
    bus.unsubscribe(memberId)
    presence.tell(memberId)
  }

  function setVisible(connection: Connection, visible: boolean) {
    const before = isVisible(connection.memberId)
    connection.isVisible = visible
    if (isVisible(connection.memberId) !== before) visibility.tell(connection.memberId)
  }

  function end(connection: Connection, code: number, reason: string) {
    remove(connection)
    connection.socket.close(code, reason)
  }

  function endOldest(tabs: Set<Connection>, max: number) {
    const [oldest] = tabs
    if (oldest && tabs.size > max) end(oldest, 4409, 'too many connections')
  }

  return {
    add,
    remove,
    end,
    isHere,
    isVisible,
    setVisible,
    members: () => byMember.keys(),
    sendText(memberId: string, text: string) {
      for (const { socket } of byMember.get(memberId) ?? [])
        if (socket.bufferedAmount > BUFFERED_MAX) socket.terminate()
        else socket.send(text)
    },
    onPresence: presence.add,
    onVisibility: visibility.add,
    endSession(sessionId: string) {
      for (const connection of bySession.get(sessionId) ?? []) end(connection, 4401, 'session ended')
    },
    *connections() {
      for (const tabs of byMember.values()) yield* tabs
    },
    count: () => count,
  }
}

function createListeners() {
  const listeners: ((memberId: string) => void)[] = []
  return {
    add: (listener: (memberId: string) => void) => void listeners.push(listener),
    tell: (memberId: string) => listeners.forEach((listener) => listener(memberId)),
  }
}

function addTo(map: Map<string, Set<Connection>>, key: string, connection: Connection) {
  const tabs = map.get(key) ?? new Set()
  map.set(key, tabs.add(connection))
  return tabs
}

function removeFrom(map: Map<string, Set<Connection>>, key: string, connection: Connection) {
  const tabs = map.get(key)
  tabs?.delete(connection)
  if (tabs?.size === 0) map.delete(key)
}
