import type { Provider } from '@ndoa/contract/membership/membership-rules'
import type { FastifyReply, FastifyRequest } from 'fastify'
import type { Http } from '../../server/src/platform/http.ts'
import { page, text } from '../pages/html.ts'
import { createCallbacks, type Message, type Script } from './fake-callbacks.ts'
import type { Store } from './store.ts'

export interface FakeOptions {
  store: Store
  at: () => string
  /** Base address of our server's callbacks; `/payments/v1/` and the provider's name follow. */
  callbacksAt: () => string
  now?: () => Date
}

type Params = Record<string, string>
export interface Reply {
  status: number
  body: object
}

export interface ReceivedRequest {
  params: Params
  query: Params
  body: Record<string, unknown>
  headers: FastifyRequest['headers']
}

export type Answer = (received: ReceivedRequest) => Reply
type Show = (id: string) => PayPage | null
/** @returns where the browser goes next, or null to stay */
type Act = (id: string, what: string) => string | null

export interface Call {
  call: string
  parameters: Record<string, unknown>
  status: number
  body: object
}
const CALLS_KEPT = 100

export type Fake<State extends object> = ReturnType<typeof createFake<State>>

export function createFake<State extends object>(
  name: Provider,
  empty: State,
  { store, at, callbacksAt, now = () => new Date() }: FakeOptions,
) {
  const script: Script = { callbacks: [], answers: [], shortBy: [] }
  const callbacks = createCallbacks(script, () => `${callbacksAt()}/payments/v1/${name}`)
  const calls: Call[] = []
  const save = () => store.save()
  return {
    name,
    state: store.open(name, empty),
    script,
    ...callbacks,
    calls,
    now,
    address: () => `${at()}/${name}`,
    send(...messages: Message[]) {
      save()
      callbacks.send(messages)
    },
    paidOf: (sum: number) => sum - (script.shortBy.shift() ?? 0),
    call: (scope: Http, method: 'GET' | 'POST', path: string, key: string, answer: Answer) =>
      mountCall(scope, { method, path, key, answer, script, calls, save }),
    payPage: (scope: Http, path: string, show: Show, act: Act) =>
      mountPayPage(scope, { path, show, act, save }),
  }
}

interface MountedCall {
  method: 'GET' | 'POST'
  path: string
  key: string
  answer: Answer
  script: Script
  calls: Call[]
  save: () => void
}

function mountCall(scope: Http, { method, path, key, answer, script, calls, save }: MountedCall) {
  scope.route({
    method,
    url: path,
    async handler(request, reply) {
      const fault = script.answers.shift()
      if (fault === 'silence') return reply.hijack()
      if (fault === 'error') return reply.code(503).type('text/html').send('<h1>Service unavailable</h1>')
      if (request.headers.authorization !== `Bearer ${key}`)
        return reply.code(401).send({ message: 'no such key' })
      const received = readRequest(request)
      const { status, body } = answer(received)
      save()
      calls.splice(0, calls.length - CALLS_KEPT)
      calls.push({ call: `${method} ${path}`, parameters: received.body, status, body })
      return reply.code(status).send(body)
    },
  })
}

interface MountedPage {
  path: string
  show: Show
  act: Act
  save: () => void
}

function mountPayPage(scope: Http, { path, show, act, save }: MountedPage) {
  const answer = (reply: FastifyReply, id: string) => {
    const payPage = show(id)
    if (!payPage) return reply.code(404).type('text/html').send(page('There is no such payment', ''))
    // Under a no-referrer policy browsers send forms with a null origin, which the server refuses.
    return reply.header('referrer-policy', 'same-origin').type('text/html').send(payPageOf(payPage))
  }
  scope.get<{ Params: Params }>(path, async ({ params }, reply) => answer(reply, params['id'] ?? ''))
  scope.post<{ Params: Params; Body: Params | undefined }>(path, async ({ params, body }, reply) => {
    const id = params['id'] ?? ''
    const returnTo = show(id) && act(id, body?.['do'] ?? '')
    save()
    return returnTo ? reply.redirect(returnTo, 303) : answer(reply, id)
  })
}

function readRequest({ params, query, body, headers }: FastifyRequest): ReceivedRequest {
  const fields = (body ?? {}) as Record<string, unknown>
  return { params: params as Params, query: query as Params, body: fields, headers }
}

export function acceptForms(scope: Http): void {
  scope.addContentTypeParser<string>(
    'application/x-www-form-urlencoded',
    { parseAs: 'string' },
    (_request, form, done) => done(null, Object.fromEntries(new URLSearchParams(form))),
  )
}

interface PayPage {
  heading: string
  price: string
  title: string
  says?: string
  asksNumber?: boolean
  buttons: Record<string, string>
}

function payPageOf({ heading, price, title, says, asksNumber, buttons }: PayPage): string {
  const number =
    '<p><label>Phone number <input name="number" type="tel" autocomplete="off" required pattern="[+0-9 ]{6,20}"></label></p>'
  const choices = Object.entries(buttons).map(
    ([what, label]) =>
      `<button name="do" value="${text(what)}"${what === 'close' ? ' formnovalidate' : ''}>${text(label)}</button> `,
  )
  return page(
    text(heading),
    `<p>This is a page of the development environment: no money moves.</p><p>${text(title)}: <strong>${text(price)}</strong></p>${says ? `<p role="status">${text(says)}</p>` : ''}<form method="post">${asksNumber ? number : ''}<p>${choices.join('')}</p></form>`,
  )
}

export function withQuery(address: string, query: Params): string {
  const url = new URL(address)
  for (const [name, value] of Object.entries(query)) url.searchParams.set(name, value)
  return url.href
}

export const textOf = (value: unknown): string => (typeof value === 'string' ? value : '')
