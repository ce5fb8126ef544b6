import { vi } from 'vitest'

type Answer = { status?: number; body: unknown }
/** `{ 'POST /auth/v1/sign-in/email': (body) => refused(400, …) }`; a query may follow the path. */
export type Answers = Record<string, (body: unknown) => Answer | Promise<Answer>>

export const answered = (data: unknown): Answer => ({ body: { success: true, data } })

export const refused = (status: number, error: string, message: string): Answer => ({
  status,
  body: { success: false, error, message, data: null },
})

/** Answers the browser's calls in place of the server; an address without an answer cannot be reached. */
export function fakeServer(answers: Answers) {
  return vi.spyOn(window, 'fetch').mockImplementation(async (asked, init) => {
    const request = new Request(asked, init)
    const address = new URL(request.url)
    const call = `${request.method} ${address.pathname}`
    const isProbe = call === 'HEAD /healthz'
    const answer =
      answers[`${call}${address.search}`] ?? answers[call] ?? (isProbe ? () => answered(null) : undefined)
    if (!answer) throw new TypeError(`no answer for ${request.method} ${request.url}`)
    const text = await request.text()
    const { status = 200, body } = await answer(text ? JSON.parse(text) : undefined)
    return Response.json(body, { status })
  })
}
