import { createHash, createPublicKey, type KeyObject, verify } from 'node:crypto'
import * as z from 'zod'
import { isSameText } from '../../../platform/same-text.ts'
import { ProviderError } from './provider.ts'
import {
  type CallbackHeaders,
  callProvider,
  headerOf,
  type ProviderAccount,
  parseAnswer,
} from './provider-http.ts'

export interface SignedRequest {
  method: string
  path: string
  headers: CallbackHeaders
  body: Buffer
  now: Date
}

/** Seconds of clock difference allowed; an older call is treated as a replay. */
const SKEW = 300
/** Components that must be signed, so that an old call, or one to another server, can't be replayed to us. */
const REQUIRED_COMPONENTS = ['@method', '@authority', '@path', 'content-digest']
/** Minimum milliseconds between two key fetches, so that invented key ids don't cause constant requests. */
const KEY_FETCH_INTERVAL = 60_000

const Keys = z.array(z.object({ id: z.string(), key: z.string() }))

/** HTTP message signatures (RFC 9421) over a body digest (RFC 9530): https://docs.pawapay.io/v2/docs/signatures. */
export function createSignatureCheck(account: ProviderAccount) {
  let keys = new Map<string, KeyObject>()
  let readAt = Number.NEGATIVE_INFINITY
  let lastFetchSucceeded = false

  async function keyOf(id: string, now: number): Promise<KeyObject | null> {
    if (!keys.has(id) && Math.abs(now - readAt) >= KEY_FETCH_INTERVAL) {
      readAt = now
      lastFetchSucceeded = false
      const answer = await callProvider('pawapay', account, { path: '/v2/public-key/http' })
      const read = parseAnswer('pawapay', Keys, answer)
      keys = new Map(read.map(({ id, key }) => [id, createPublicKey(key)]))
      lastFetchSucceeded = true
    }
    if (!keys.has(id) && !lastFetchSucceeded)
      throw new ProviderError('pawapay has not said which keys it signs with')
    return keys.get(id) ?? null
  }

  /** @throws ProviderError if the keys can't be fetched, so that the caller tries again */
  return async function isSigned(request: SignedRequest): Promise<boolean> {
    const { headers, body, now } = request
    const digest = headerOf(headers, 'content-digest')
    const input = inputOf(headerOf(headers, 'signature-input'))
    if (!input || !digest || !isDigestOf(digest, body)) return false
    const signature = signatureOf(headerOf(headers, 'signature'), input.label)
    const base = signature && signatureBase(request, input)
    if (!base || Math.abs(now.getTime() / 1000 - input.created) > SKEW) return false
    const key = await keyOf(input.keyId, now.getTime())
    return key !== null && isSignedBy(key, base, signature)
  }
}

interface Input {
  label: string
  components: string[]
  parameters: string
  keyId: string
  created: number
}

/** `label=("@method" "content-digest" …);alg="…";keyid="…";created=…;expires=…` */
function inputOf(header: string | null): Input | null {
  const [, label = '', parameters = '', list = ''] =
    /^([\w-]+)=(\(((?:"[@\w-]+" ?)*)\);.+)$/.exec(header ?? '') ?? []
  const components = list.split(' ').map((quoted) => quoted.slice(1, -1))
  const keyId = /;keyid="([\w:.-]{1,100})"/.exec(parameters)?.[1]
  const created = /;created=(\d{1,12})(?:;|$)/.exec(parameters)?.[1]
  if (!keyId || !created || !REQUIRED_COMPONENTS.every((name) => components.includes(name))) return null
  return { label, components, parameters, keyId, created: Number(created) }
}

function signatureOf(header: string | null, label: string): Buffer | null {
  const [, name, value] = /^([\w-]+)=:([\d+/=A-Za-z]+):$/.exec(header ?? '') ?? []
  if (name !== label || !value) return null
  const bytes = Buffer.from(value, 'base64')
  return bytes.toString('base64') === value ? bytes : null
}

function signatureBase(
  { method, path, headers }: SignedRequest,
  { components, parameters }: Input,
): string | null {
  const derived: Record<string, string | null> = {
    '@method': method,
    '@authority': headerOf(headers, 'host')?.toLowerCase() ?? null,
    '@path': path,
  }
  const lines: string[] = []
  for (const name of components) {
    const value = name.startsWith('@') ? derived[name] : headerOf(headers, name)?.trim()
    if (value === undefined || value === null) return null
    lines.push(`"${name}": ${value}`)
  }
  return [...lines, `"@signature-params": ${parameters}`].join('\n')
}

function isDigestOf(header: string, body: Buffer): boolean {
  const [, algorithm, value = ''] = /^sha-(256|512)=:([\d+/=A-Za-z]+):$/.exec(header) ?? []
  if (!algorithm) return false
  return isSameText(value, createHash(`sha${algorithm}`).update(body).digest('base64'))
}

/** RFC 9421 requires a signature of 64 bytes, but pawaPay sends DER. */
function isSignedBy(key: KeyObject, base: string, signature: Buffer): boolean {
  if (key.asymmetricKeyDetails?.namedCurve !== 'prime256v1') return false
  const dsaEncoding = signature.length === 64 ? 'ieee-p1363' : 'der'
  return verify('sha256', Buffer.from(base), { key, dsaEncoding }, signature)
}
