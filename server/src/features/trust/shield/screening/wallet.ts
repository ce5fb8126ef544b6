import { createHash } from 'node:crypto'
import type { Hit } from './find-phrases.ts'
import type { Signal } from './signals.ts'
import type { Token } from './tokens.ts'

const BASE58 = '123456789ABCDEFGHJKLMNPQRSTUVWXYZabcdefghijkmnopqrstuvwxyz'
const BECH32 = 'qpzry9x8gf2tvdw0s3jn54khce6mua7l'
const CHANNEL_WINDOW = 8

// Every repetition is bounded and a match starts only at a word boundary, so matching takes linear time.
const BITCOIN_OR_TRON = /(?<![A-Za-z0-9])[13T][1-9A-HJ-NP-Za-km-z]{25,34}(?![A-Za-z0-9])/g
const SEGWIT = /(?<![A-Za-z0-9])bc1[a-z0-9]{11,71}(?![A-Za-z0-9])/gi
const ETHEREUM = /(?<![A-Za-z0-9])0x[0-9a-f]{40}(?![A-Za-z0-9])/gi
const IBAN = /(?<![A-Za-z0-9])[A-Z]{2}\d{2}(?: ?[A-Z0-9]{4}){2,7}(?: ?[A-Z0-9]{1,3})?(?![A-Za-z0-9])/g
const MIN_LENGTH = 14

/** Finds addresses with valid check digits, and account numbers near a bank's name. */
export function findWallets(text: string, tokens: Token[], hits: Hit[]): Signal[] {
  const found = findAccounts(tokens, hits)
  if (text.length < MIN_LENGTH) return found
  const collect = (rule: string, pattern: RegExp, isValid: (address: string) => boolean) => {
    for (const { 0: address, index } of text.matchAll(pattern))
      if (isValid(address)) found.push({ kind: 'wallet', rule, offset: index, length: address.length })
  }
  collect('crypto address', BITCOIN_OR_TRON, hasBase58Checksum)
  collect('crypto address', SEGWIT, hasBech32Checksum)
  collect('crypto address', ETHEREUM, () => true)
  collect('IBAN', IBAN, hasIbanChecksum)
  return found
}

/** Finds eight to sixteen digits near a bank or mobile money, as in "Opay 9 0 1 5 5 5 0 2 1 7". */
function findAccounts(tokens: Token[], hits: Hit[]): Signal[] {
  const channels = hits.filter((hit) => hit.concept === 'channel')
  if (channels.length === 0) return []
  for (let from = 0; from < tokens.length; from++) {
    let digits = 0
    let to = from
    while (/^\d+$/.test(tokens[to]?.text ?? '')) digits += tokens[to++]?.text.length ?? 0
    const [first, last] = [tokens[from], tokens[to - 1]]
    const isNear = channels.some((hit) => Math.max(hit.from - to, from - hit.to) <= CHANNEL_WINDOW)
    if (digits >= 8 && digits <= 16 && isNear && first && last)
      return [{ kind: 'wallet', rule: 'account', offset: first.start, length: last.end - first.start }]
    if (to > from) from = to - 1
  }
  return []
}

function hasBase58Checksum(address: string): boolean {
  let value = 0n
  for (const letter of address) value = value * 58n + BigInt(BASE58.indexOf(letter))
  const bytes = Buffer.from(value.toString(16).padStart(50, '0'), 'hex')
  if (bytes.length !== 25) return false
  const twice = sha256(sha256(bytes.subarray(0, 21)))
  return twice.subarray(0, 4).equals(bytes.subarray(21))
}

const sha256 = (bytes: Buffer) => createHash('sha256').update(bytes).digest()

/** BIP 173 and BIP 350. */
function hasBech32Checksum(written: string): boolean {
  const address = written.toLowerCase()
  const values = [3, 3, 0, 2, 3] // "bc", as expanded by the standard
  for (const letter of address.slice(3)) values.push(BECH32.indexOf(letter))
  if (values.includes(-1)) return false
  const remainder = values.reduce((checksum, value) => {
    const top = checksum >>> 25
    const generators = [0x3b6a57b2, 0x26508e6d, 0x1ea119fa, 0x3d4233dd, 0x2a1462b3]
    return generators.reduce(
      (sum, generator, i) => ((top >>> i) & 1 ? sum ^ generator : sum),
      ((checksum & 0x1ffffff) << 5) ^ value,
    )
  }, 1)
  return remainder === 1 || remainder === 0x2bc830a3
}

/** ISO 13616: with its head moved to the end, the number modulo 97 is 1. */
function hasIbanChecksum(written: string): boolean {
  const iban = written.replaceAll(' ', '')
  if (iban.length < 15 || iban.length > 34) return false
  let remainder = 0
  for (const letter of iban.slice(4) + iban.slice(0, 4))
    for (const digit of String(Number.parseInt(letter, 36))) remainder = (remainder * 10 + Number(digit)) % 97
  return remainder === 1
}
