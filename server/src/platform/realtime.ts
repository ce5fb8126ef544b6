import type { WebSocket } from 'ws'

/** A connected browser tab. */
export interface Connection {
  memberId: string
  sessionId: string
  socket: WebSocket
}

/**
 * The sockets of this process, by member and by session. It only carries: whoever sends has checked that this
 * member may receive this event now.
 */
export interface Realtime {
  /** Sends to every open tab of a member; nothing happens when there is none. */
  send(memberId: string, event: { type: string }): void
  isOnline(memberId: string): boolean
  /** Beyond `CONNECTIONS_PER_SESSION` the oldest of the session is ended, beyond `CONNECTIONS_PER_MEMBER` that of the member. */
  add(connection: Connection): void
  remove(connection: Connection): void
  /** Closes a connection that is over. */
  end(connection: Connection, code: number, reason: string): void
  /** Ends the connections of a session that is over. */
  endSession(sessionId: string): void
  /** Hears of every member whose first tab has opened or whose last one has closed. */
  onPresence(listener: (memberId: string) => void): void
  /** Every open connection, for shutting down and for figures. */
  connections(): Iterable<Connection>
  count(): number
}

/** As many tabs as anybody looks at; a tab that is ended comes back when it is looked at again. */
export const CONNECTIONS_PER_SESSION = 10
/** Nobody can take all connections of a process by signing in many times. */
export const CONNECTIONS_PER_MEMBER = 50

/** A tab that reads this slowly is ended; it fetches what it missed when it comes back. */
const BUFFERED_MAX = 256 * 1024

export function createRealtime(): Realtime {
  const byMember = new Map<string, Set<Connection>>()
  const bySession = new Map<string, Set<Connection>>()
  let count = 0
  const presenceListeners: ((memberId: string) => void)[] = []
  const presenceChanged = (memberId: string) => presenceListeners.forEach((listener) => listener(memberId))

  function* connections() {
    for (const tabs of byMember.values()) yield* tabs
  }

  function remove(connection: Connection) {
    if (!byMember.get(connection.memberId)?.has(connection)) return
    count -= 1
    removeFrom(byMember, connection.memberId, connection)
    removeFrom(bySession, connection.sessionId, connection)
    if (!byMember.has(connection.memberId)) presenceChanged(connection.memberId)
  }

  /** Whoever is ended is gone at once, however long the other side takes to say so. */
  function end(connection: Connection, code: number, reason: string) {
    remove(connection)
    connection.socket.close(code, reason)
  }

  function endOldest(tabs: Set<Connection>, most: number) {
    const [oldest] = tabs
    if (oldest && tabs.size > most) end(oldest, 4409, 'too many connections')
  }

  return {
    send(memberId, event) {
      const tabs = byMember.get(memberId)
      if (!tabs) return
      const text = JSON.stringify(event)
      for (const { socket } of tabs) {
        if (socket.bufferedAmount > BUFFERED_MAX) socket.terminate()
        else socket.send(text)
      }
    },
    isOnline: (memberId) => byMember.has(memberId),
    add(connection) {
      const first = !byMember.has(connection.memberId)
      count += 1
      endOldest(addTo(bySession, connection.sessionId, connection), CONNECTIONS_PER_SESSION)
      endOldest(addTo(byMember, connection.memberId, connection), CONNECTIONS_PER_MEMBER)
      if (first) presenceChanged(connection.memberId)
    },
    remove,
    end,
    onPresence: (listener) => void presenceListeners.push(listener),
    endSession(sessionId) {
      for (const connection of bySession.get(sessionId) ?? []) end(connection, 4401, 'session ended')
    },
    connections,
    count: () => count,
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
