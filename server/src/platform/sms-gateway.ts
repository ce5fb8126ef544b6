/**
 * Hands a text message to a provider.
 * @returns `refused` when this number will never take it, so that nobody tries again
 * @throws UnansweredError when it may have been sent
 * @throws SmsGatewayError when it was not sent and another try makes sense
 */
export type SmsGateway = (to: string, text: string) => Promise<'sent' | 'refused'>

export interface SmsAccount {
  /** Unset: the provider's own. */
  url?: string | undefined
  key: string
  secret: string
  from?: string | undefined
  /** Milliseconds that the provider may take to answer. */
  patience?: number
}

/** The provider refused a message. The error gives a short reason, never the message or the number. */
export class SmsGatewayError extends Error {
  override name = 'SmsGatewayError'
}

/** The provider took a message, perhaps, and did not say so: another try may be sent, and paid for, once more. */
export class UnansweredError extends SmsGatewayError {}

const TIMEOUT = 10_000
/** Nothing was sent: there was no connection, or an answer that we do not follow. */
const NOT_SENT = /ECONNREFUSED|ENOTFOUND|EAI_AGAIN|UNREACH|CONNECT_TIMEOUT|CERT|bad port|redirect/

/** Posts a form, as these providers want it. @returns status and JSON of the answer, null when it is none */
export async function postForm(
  url: string,
  form: Record<string, string>,
  headers: Record<string, string>,
  patience = TIMEOUT,
): Promise<{ status: number; body: unknown }> {
  try {
    const response = await fetch(url, {
      method: 'POST',
      body: new URLSearchParams(form),
      headers: { accept: 'application/json', ...headers },
      redirect: 'error', // credentials go to the provider and nowhere else
      signal: AbortSignal.timeout(patience),
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

/** Reads our account at a provider. */
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
