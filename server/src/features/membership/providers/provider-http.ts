import type { Provider } from '@ndoa/contract/membership/membership-rules'
import { type Currency, EXPONENTS, isCurrency, type Money } from '@ndoa/contract/money'
import type * as z from 'zod'
import { ProviderError } from './provider.ts'

export interface ProviderAccount {
  url: string
  key: string
  /** Milliseconds until a request times out. */
  timeout?: number
}

export interface Request {
  path: string
  headers?: Record<string, string>
  form?: Record<string, string>
  json?: object
}

export interface Answer {
  status: number
  body: unknown
}

const ANSWER_TIMEOUT = 10_000

/**
 * @throws ProviderError if the provider is unreachable, overloaded or refuses our key; the error contains no personal
 * data
 */
export async function callProvider(
  name: Provider,
  { url, key, timeout = ANSWER_TIMEOUT }: ProviderAccount,
  { path, headers, form, json }: Request,
): Promise<Answer> {
  const body = form ? new URLSearchParams(form) : json ? JSON.stringify(json) : null
  const response = await fetch(`${url.replace(/\/$/, '')}${path}`, {
    method: body === null ? 'GET' : 'POST',
    body,
    headers: {
      accept: 'application/json',
      authorization: `Bearer ${key}`,
      ...(json && { 'content-type': 'application/json' }),
      ...headers,
    },
    redirect: 'error', // the key must not be sent elsewhere
    signal: AbortSignal.timeout(timeout),
  })
    .then(async (answer) => ({ status: answer.status, body: parseJson(await answer.text()) }))
    .catch((error: unknown) => {
      const timedOut = error instanceof Error && error.name === 'TimeoutError'
      throw new ProviderError(`${name} ${timedOut ? 'did not answer in time' : 'cannot be reached'}`)
    })
  if (response.status >= 500 || [401, 403, 408, 429].includes(response.status)) throw refused(name, response)
  return response
}

/** The message includes `code` only if it is a single word, because a sentence may quote the request. */
export const refused = (name: Provider, { status }: Answer, code?: unknown): ProviderError =>
  new ProviderError(
    `${name} answered ${status}${typeof code === 'string' && /^\w{1,60}$/.test(code) ? `, ${code}` : ''}`,
  )

/** Nothing was done, and trying again will not help. For temporary errors `callProvider` throws instead. */
export const isRefusal = ({ status }: Answer): boolean => status >= 400 && status < 500

/** @throws ProviderError for a response that differs from the provider's documentation */
export function parseAnswer<T>(name: Provider, schema: z.ZodType<T>, answer: Answer): T {
  const { success, data } = schema.safeParse(answer.body)
  if (!success || answer.status >= 300)
    throw new ProviderError(`${name} answered ${answer.status}, not understood`)
  return data
}

export function parseJson(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return null
  }
}

/** Converts between our amounts and a provider's, which may count hundredths where we count whole units. */
export interface Units {
  of(price: Money): number
  /** @param currency in the provider's spelling; if it is unknown, the amount stays unchanged */
  from(amount: number, currency: string): number
}

export function unitsWith(factorOf: (currency: Currency) => number): Units {
  const factor = (currency: string) => (isCurrency(currency) ? factorOf(currency) : 1)
  return {
    of: ({ amount, currency }) => amount * factor(currency),
    from: (amount, currency) => amount / factor(currency.toUpperCase()),
  }
}

export const hundredths = (currency: Currency) => 10 ** (2 - EXPONENTS[currency])

export type CallbackHeaders = Record<string, string | string[] | undefined>

/** @returns null for a header that is missing or was sent twice */
export function headerOf(headers: CallbackHeaders, name: string): string | null {
  const value = headers[name]
  return typeof value === 'string' ? value : null
}
