import { EMAIL_MAX } from '../limits.ts'

/** Marks of direction and other characters that are pasted without being seen. */
const INVISIBLE = /[\p{Default_Ignorable_Code_Point}\p{Cc}]/gu
/** At most twenty, so that a long row of them takes linear time. */
const AROUND = /^[\s<("'“‘«[]{1,20}|[\s>)"'”’»\],;:.]{1,20}$/g
/** Characters of a host name; others would change what `URL` reads. */
const HOST = /^[\p{L}\p{M}\p{N}.-]+$/u
const ADDRESS = /^[^\s@<>(),;:"[\]\\]+@[^\s@.,;:/?#<>()"'[\]\\|{}]+(?:\.[^\s@.,;:/?#<>()"'[\]\\|{}]+)+$/

/** The address in what was typed or pasted: `mailto:ama@x.test`, `Ama <ama@x.test>,` and `ama@münchen.de` have one. */
export function readEmail(typed: string): string {
  const text = typed.normalize('NFKC').replace(INVISIBLE, '')
  const [bracketed, inner = text] = /<([^<>]*)>[^<>]*$/.exec(text) ?? []
  if (bracketed && text.replace(`<${inner}>`, '').includes('@')) return text // two addresses are none
  const bare = inner.replace(AROUND, '')
  const address = /^mailto:/i.test(bare) ? bare.slice('mailto:'.length).replace(/\?.*/, '').trim() : bare
  const at = address.lastIndexOf('@')
  return at < 0 ? address : `${address.slice(0, at)}@${asciiHost(address.slice(at + 1))}`
}

/** Mail servers know domains by their ASCII form. */
function asciiHost(host: string): string {
  if (!/[^\0-\x7f]/.test(host) || !HOST.test(host)) return host
  try {
    return new URL(`http://${host}`).hostname
  } catch {
    return host
  }
}

export const isEmail = (address: string): boolean => address.length <= EMAIL_MAX && ADDRESS.test(address)
