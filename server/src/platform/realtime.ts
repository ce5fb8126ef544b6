import type { WebSocket } from 'ws'
import { type Bus, countBus, NO_BUS } from './bus.ts'
import { createDeliveries, type MayReceive } from './deliveries.ts'
import type { Log } from './log.ts'

/** A connected browser tab. */
export interface Connection {
  memberId: string
  sessionId: string
  socket: WebSocket
  /** Whether the member looks at it. */
  isVisible?: boolean
}

/**
 * The sockets of this process, by member and by session, and the way to those of the others. It only delivers: the
 * sender has checked that this member may receive this event now.
 */
export interface Realtime {
  /** Sends to every open tab of these members, on whichever server it is. */
  broadcast(memberIds: readonly string[], event: { type: string }): void
  /** Sends to the tabs of a member on this server alone: for what happens on every server, such as following the outbox. */
  sendHere(memberId: string, event: { type: string }): void
  /**
   * News that may be out of date when it arrives, because newer news has overtaken it: tabs on this server, too, get
   * it in order and after `mayReceive` has confirmed it.
   * @param where here: every server says it by itself
   */
  announce(memberIds: readonly string[], event: { type: string }, where?: 'everywhere' | 'here'): void
  /** Whether a member has a tab open on this server. */
  isHere(memberId: string): boolean
  /** Whether a member looks at a tab on this server. */
  isVisible(memberId: string): boolean
  setVisible(connection: Connection, isVisible: boolean): void
  /** Everybody who has a tab open here. */
  members(): Iterable<string>
  /**
   * Beyond `CONNECTIONS_PER_SESSION` the oldest of the session is ended, beyond `CONNECTIONS_PER_MEMBER` that of the member.
   * @returns when what is broadcast on other servers arrives here
   */
  add(connection: Connection): Promise<void>
  remove(connection: Connection): void
  /** Closes a connection that is over. */
  end(connection: Connection, code: number, reason: string): void
  /** Ends the connections of a session that is over. */
  endSession(sessionId: string): void
  /** Hears of every member whose first tab here has opened or whose last one has closed. */
  onPresence(listener: (memberId: string) => void): void
  /** Hears of every member who begins or ceases to look at a tab here, with one still open. */
  onVisibility(listener: (memberId: string) => void): void
  /** Every open connection, for shutting down and for figures. */
  connections(): Iterable<Connection>
  count(): number
  /** Has every page here fetch what it may have missed. */
  catchUp(): void
  /** Begins to hear what other servers broadcast. */
  start(): Promise<void>
  stop(): Promise<void>
}

/** How a server and the others hear of each other. */
interface Others {
  bus: Bus
  /** Whether there may be any. */
  exist(): boolean
  /** The right is asked for again here: between the sending and the hearing somebody may have blocked. */
  mayReceive: MayReceive
  log: Log
}

/** More tabs than anybody uses; a closed one reconnects when it is shown again. */
export const CONNECTIONS_PER_SESSION = 10
/** Nobody can take all connections of a process by signing in many times. */
export const CONNECTIONS_PER_MEMBER = 50

/** A tab that reads this slowly is ended; it fetches what it missed when it comes back. */
const BUFFERED_MAX = 256 * 1024

/** @param others none: this process is the only one */
export function createRealtime(others?: Others): Realtime {
  const bus = others?.bus ?? NO_BUS
  const tabs = createTabs(bus)
  const deliveries = others && createDeliveries(tabs, others)

  function tellOthers(memberIds: readonly string[], text: string) {
    if (!others?.exist()) return
    countBus.out()
    bus.publish(memberIds, text)
  }

  return {
    ...tabs,
    broadcast(memberIds, event) {
      const text = JSON.stringify(event)
      for (const memberId of memberIds) tabs.sendText(memberId, text)
      tellOthers(memberIds, text)
    },
    announce(memberIds, event, where = 'everywhere') {
      const text = JSON.stringify(event)
      deliveries?.deliver(memberIds, text)
      if (where === 'everywhere') tellOthers(memberIds, text)
    },
    sendHere(memberId, event) {
      if (tabs.isHere(memberId)) tabs.sendText(memberId, JSON.stringify(event))
    },
    catchUp: () => deliveries?.missed(),
    start: async () => deliveries && bus.start(deliveries),
    stop: () => bus.stop(),
  }
}

/** The open tabs of this server, by member and by session; the bus is told their members. */
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

  /** A connection is gone at once, however long the other side takes to close it. */
  function end(connection: Connection, code: number, reason: string) {
    remove(connection)
    connection.socket.close(code, reason)
  }

  function endOldest(tabs: Set<Connection>, most: number) {
    const [oldest] = tabs
    if (oldest && tabs.size > most) end(oldest, 4409, 'too many connections')
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
