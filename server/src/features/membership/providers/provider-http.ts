import type { Provider } from '@ndoa/contract/membership-rules'
import { type Currency, EXPONENTS, isCurrency, type Money } from '@ndoa/contract/money'
import type * as z from 'zod'
import { ProviderError } from './provider.ts'

export interface ProviderAccount {
  url: string
  key: string
  /** Milliseconds that the provider may take to answer. */
  patience?: number
}

export interface Request {
  path: string
  headers?: Record<string, string>
  /** Posted as a form, or as JSON. Neither: it is read. */
  form?: Record<string, string>
  json?: object
}

export interface Answer {
  status: number
  /** Null when the answer is no JSON. */
  body: unknown
}

const PATIENCE = 10_000

/**
 * Asks a provider, with its key.
 * @throws ProviderError when it cannot be reached, is overloaded, or refuses our key. It names no sum, address or number.
 */
export async function callProvider(
  name: Provider,
  { url, key, patience = PATIENCE }: ProviderAccount,
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
    redirect: 'error', // the key goes to the provider and nowhere else
    signal: AbortSignal.timeout(patience),
  })
    .then(async (answer) => ({ status: answer.status, body: parsed(await answer.text()) }))
    .catch((error: unknown) => {
      const timedOut = error instanceof Error && error.name === 'TimeoutError'
      throw new ProviderError(`${name} ${timedOut ? 'did not answer in time' : 'cannot be reached'}`)
    })
  if (response.status >= 500 || [401, 403, 408, 429].includes(response.status)) throw refused(name, response)
  return response
}

/** @param code what the provider calls it: shown when it is a word, as sentences may quote what was sent */
export const refused = (name: Provider, { status }: Answer, code?: unknown): ProviderError =>
  new ProviderError(
    `${name} answered ${status}${typeof code === 'string' && /^\w{1,60}$/.test(code) ? `, ${code}` : ''}`,
  )

/** Whether nothing was done, and trying again will not help: the other answers have thrown before. */
export const isRefusal = ({ status }: Answer): boolean => status >= 400 && status < 500

/** @throws ProviderError for an answer that is not what the provider's description says */
export function understood<T>(name: Provider, schema: z.ZodType<T>, answer: Answer): T {
  const { success, data } = schema.safeParse(answer.body)
  if (!success || answer.status >= 300)
    throw new ProviderError(`${name} answered ${answer.status}, not understood`)
  return data
}

/** @returns null for what is no JSON */
export function parsed(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return null
  }
}

/** How many of a provider's units one of ours is, in the currencies where it counts hundredths and we do not. */
export interface Units {
  of(price: Money): number
  /** @param currency as the provider writes it; the amount of one that we do not know stays as it is */
  from(amount: number, currency: string): number
}

export function unitsWith(factorOf: (currency: Currency) => number): Units {
  const factor = (currency: string) => (isCurrency(currency) ? factorOf(currency) : 1)
  return {
    of: ({ amount, currency }) => amount * factor(currency),
    from: (amount, currency) => amount / factor(currency.toUpperCase()),
  }
}

/** Hundredths of a currency that has none. */
export const hundredths = (currency: Currency) => 10 ** (2 - EXPONENTS[currency])

export type CallbackHeaders = Record<string, string | string[] | undefined>

/** @returns null for a header that is missing or was sent twice */
export function headerOf(headers: CallbackHeaders, name: string): string | null {
  const value = headers[name]
  return typeof value === 'string' ? value : null
}
