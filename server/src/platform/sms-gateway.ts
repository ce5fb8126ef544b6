/**
 * @returns `refused` if the number never accepts messages. @throws UnansweredError if it may have been sent
 * @throws SmsGatewayError if it was not sent and a retry makes sense
 */
export type SmsGateway = (to: string, text: string) => Promise<'sent' | 'refused'>

export interface SmsAccount {
  url?: string | undefined
  key: string
  secret: string
  from?: string | undefined
  timeout?: number
}

export class SmsGatewayError extends Error {
  override name = 'SmsGatewayError'
}

export class UnansweredError extends SmsGatewayError {}

const TIMEOUT = 10_000
/** Errors after which nothing was sent: no connection, or a redirect, which is not followed. */
const NOT_SENT = /ECONNREFUSED|ENOTFOUND|EAI_AGAIN|UNREACH|CONNECT_TIMEOUT|CERT|bad port|redirect/

export async function postForm(
  url: string,
  form: Record<string, string>,
  headers: Record<string, string>,
  timeout = TIMEOUT,
): Promise<{ status: number; body: unknown }> {
  try {
    const response = await fetch(url, {
      method: 'POST',
      body: new URLSearchParams(form),
      headers: { accept: 'application/json', ...headers },
      redirect: 'error', // the credentials must reach the provider only
      signal: AbortSignal.timeout(timeout),
    })
    return { status: response.status, body: parsed(await response.text()) }
  } catch (error) {
    const { name, cause } = error as { name?: string; cause?: { code?: string; message?: string } }
    if (NOT_SENT.test(cause?.code ?? cause?.message ?? ''))
      throw new SmsGatewayError('the gateway cannot be reached')
    throw new UnansweredError(
      name === 'TimeoutError' ? 'the gateway did not answer in time' : 'the gateway broke off',
    )
  }
}

export interface AccountRequest {
  address: string
  headers: Record<string, string>
}

export async function askAccount({
  address,
  headers,
}: AccountRequest): Promise<'accepted' | 'refused' | 'unreachable'> {
  const answer = await fetch(address, {
    headers,
    redirect: 'error',
    signal: AbortSignal.timeout(TIMEOUT),
  }).catch(() => null)
  if (answer?.ok) return 'accepted'
  return answer?.status === 401 || answer?.status === 403 ? 'refused' : 'unreachable'
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return null
  }
}
