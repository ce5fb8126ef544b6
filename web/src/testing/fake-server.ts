import { afterEach, vi } from 'vitest'

type Answer = { status?: number; body: unknown }
/** `{ 'POST /auth/v1/sign-in/email': (body) => refused(400, …) }`; a query may follow the path. */
export type Answers = Record<string, (body: unknown) => Answer | Promise<Answer>>

export const answered = (data: unknown): Answer => ({ body: { success: true, data } })

export const refused = (status: number, error: string, message: string): Answer => ({
  status,
  body: { success: false, error, message, data: null },
})

let testsEnded = 0
const realTimeout = window.setTimeout.bind(window) // tests may replace it

afterEach(async () => {
  testsEnded++
  await new Promise((resolve) => realTimeout(resolve)) // finished answers are stored before storage is cleared
})

/**
 * Answers the browser's calls in place of the server; other addresses are unreachable. Calls still open at a test's
 * end are never answered, because their answers would be stored for the next test.
 */
export function fakeServer(answers: Answers) {
  const test = testsEnded
  const never = new Promise<never>(() => {})
  return vi.spyOn(window, 'fetch').mockImplementation(async (asked, init) => {
    const request = new Request(asked, init)
    const address = new URL(request.url)
    const call = `${request.method} ${address.pathname}`
    const isProbe = call === 'HEAD /healthz'
    const answer =
      answers[`${call}${address.search}`] ?? answers[call] ?? (isProbe ? () => answered(null) : undefined)
    if (!answer) throw new TypeError(`no answer for ${request.method} ${request.url}`)
    const sent = await request.text()
    const { status = 200, body } = await answer(sent ? JSON.parse(sent) : undefined)
    const response = Response.json(body, { status })
    const read = response.text.bind(response)
    const text = async () => {
      const received = await read()
      return test === testsEnded ? received : never
    }
    return Object.assign(response, { text })
  })
}
