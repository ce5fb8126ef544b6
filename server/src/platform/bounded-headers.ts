import type { IncomingHttpHeaders } from 'node:http'

/** The most of a header that is read, in characters; browsers send less. The HTTP parser bounds all headers together. */
const LONGEST = {
  'user-agent': 512,
  'accept-language': 256,
  'accept-encoding': 256,
  'content-type': 256,
  'if-none-match': 512,
  range: 128,
  origin: 512,
  'sec-fetch-site': 32,
} as const

/** Cuts what patterns and parsers read, so that their work is bounded. In place: every reader gets the short form. */
export function boundHeaders(headers: IncomingHttpHeaders): void {
  for (const [name, longest] of Object.entries(LONGEST)) {
    const value = headers[name]
    if (typeof value === 'string' && value.length > longest) headers[name] = value.slice(0, longest)
  }
}
