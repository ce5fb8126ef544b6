import type { Conversation, Message } from '@ndoa/contract/dating/messaging'
import type { ServerEvent } from '@ndoa/contract/realtime'
import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { createMemoryHistory, createRootRoute, createRouter, RouterProvider } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import { onTestFinished, vi } from 'vitest'
import { realtime } from '../../../lib/realtime/realtime.ts'
import { mount } from '../../../testing/mount.tsx'
import { ToastProvider } from '../../../ui/feedback/toast-provider.tsx'
import type { Viewer } from '../../identity/accounts/sessions/session.ts'
import { ViewerProvider } from '../../identity/accounts/sessions/viewer-provider.tsx'
import { useMembersChanged } from '../safety/index.ts'
import { AMARA, aConversation, aMessage, MATCH } from './messages.test-data.ts'
import { Messages } from './messages.tsx'

interface Asked {
  before_seq?: number
  after_seq?: number
  client_message_id: string
  content: string
  up_to_seq: number
}
type Answer = { data: unknown; pagination?: unknown }

/** Answers messaging calls and events from memory, for one conversation of Amara and Kofi. */
export function conversationServer(stored: Message[], conversations: Conversation[] = [aConversation()]) {
  const server = {
    stored,
    sends: [] as Asked[],
    reads: [] as number[],
    network: 'fine' as 'fine' | 'down' | 'loses answers' | 'refuses',
    /** Older pages wait for this. */
    olderPages: Promise.resolve(),
    /** Sent messages wait for this. */
    sendsAnswered: Promise.resolve(),
    tell,
  }
  const sockets = new Set<FakeSocket>()

  const calls: Record<string, (asked: Asked) => Answer> = {
    'get-conversations': () => ({ data: conversations }),
    'get-messages': ({ before_seq = Infinity, after_seq }) => {
      const after = stored.filter(({ seq }) => seq < before_seq && seq > (after_seq ?? 0))
      const data = after_seq === undefined ? after.slice(-50) : after.slice(0, 50)
      return { data, pagination: { has_next_page: after.length > 50, results_per_page: 50 } }
    },
    'send-message': (asked) => ({ data: store(asked) }),
    'mark-messages-read': ({ up_to_seq }) => {
      server.reads.push(up_to_seq)
      return { data: { read: 1 } }
    },
  }

  function store({ client_message_id, content }: Asked): Message {
    const known = stored.find((message) => message.client_message_id === client_message_id)
    if (known) return known
    const message = aMessage(stored.length + 1, { sender_id: AMARA, client_message_id, content })
    stored.push(message)
    return message
  }

  function tell(event: ServerEvent) {
    for (const socket of sockets) socket.hear(event)
  }

  class FakeSocket extends EventTarget {
    constructor() {
      super()
      sockets.add(this)
      queueMicrotask(() => this.hear({ type: 'ready', member_id: AMARA }))
    }
    hear(event: ServerEvent) {
      this.dispatchEvent(new MessageEvent('message', { data: JSON.stringify(event) }))
    }
    send() {}
    close() {
      sockets.delete(this)
    }
  }

  vi.stubGlobal('WebSocket', FakeSocket)
  vi.spyOn(window, 'fetch').mockImplementation(async (asked, init) => {
    const request = new Request(asked, init)
    const name = request.url.split('/').at(-1) ?? ''
    const body: Asked = JSON.parse(await request.text())
    if (name === 'send-message') {
      server.sends.push(body)
      await server.sendsAnswered
    }
    if (body.before_seq) await server.olderPages
    if (server.network === 'refuses') {
      const refusal = { error: 'messaging.unavailable', message: 'Member not available', data: null }
      return Response.json({ success: false, ...refusal }, { status: 409 })
    }
    const answer = server.network === 'down' ? undefined : calls[name]?.(body)
    if (!answer || server.network === 'loses answers') throw new TypeError('Failed to fetch')
    return Response.json({ success: true, ...answer })
  })
  onTestFinished(() => {
    realtime.stop()
    vi.unstubAllGlobals()
    vi.restoreAllMocks()
    sessionStorage.clear()
  })
  return server
}

/** Refetches members, as the shell does around every screen. */
function MembersChanged() {
  useMembersChanged()
  return null
}

const amara = { id: AMARA, name: 'Amara Okafor' } as Viewer

/** Opens Amara's messages with the conversation with Kofi, or with none. */
export async function openConversation(matchId: string | null = MATCH): Promise<void> {
  const queryClient = new QueryClient({ defaultOptions: { queries: { retry: false } } })
  const screen = (
    <ViewerProvider admitted={amara}>
      <ToastProvider>
        <MembersChanged />
        <div style={{ height: 600, display: 'flex' }}>
          <Messages matchId={matchId ?? undefined} onOpen={() => {}} />
        </div>
      </ToastProvider>
    </ViewerProvider>
  )
  queryClient.setQueryData(['session'], { user: amara })
  realtime.start()
  mount(<QueryClientProvider client={queryClient}>{await withRouter(screen)}</QueryClientProvider>)
}

/** Links need a router. */
async function withRouter(node: ReactNode) {
  const routeTree = createRootRoute({ component: () => node })
  const router = createRouter({ routeTree, history: createMemoryHistory() })
  await router.load()
  return <RouterProvider router={router} />
}
