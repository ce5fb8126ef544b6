import type { IncomingHttpHeaders } from 'node:http'

const MAX_LENGTHS = {
  'user-agent': 512,
  'accept-language': 256,
  'accept-encoding': 256,
  'content-type': 256,
  'if-none-match': 512,
  range: 128,
  origin: 512,
  'sec-fetch-site': 32,
} as const

/** Truncates headers in place, to limit the work of all later parsers. */
export function truncateHeaders(headers: IncomingHttpHeaders): void {
  for (const [name, longest] of Object.entries(MAX_LENGTHS)) {
    const value = headers[name]
    if (typeof value === 'string' && value.length > longest) headers[name] = value.slice(0, longest)
  }
}
