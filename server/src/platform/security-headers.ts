import type { IncomingMessage, ServerResponse } from 'node:http'
import helmet from 'helmet'

/** No page needs inline script or style; photos come from our own server only. */
const CONTENT_SECURITY_POLICY = {
  defaultSrc: ["'none'"],
  scriptSrc: ["'self'"],
  styleSrc: ["'self'"],
  imgSrc: ["'self'", 'blob:', 'data:'],
  fontSrc: ["'self'"],
  connectSrc: ["'self'"],
  manifestSrc: ["'self'"],
  workerSrc: ["'self'"],
  formAction: ["'self'"],
  frameAncestors: ["'none'"],
  baseUri: ["'none'"],
}

export const permissionsPolicy = ({ camera = false } = {}) =>
  `camera=(${camera ? 'self' : ''}), geolocation=(), microphone=(), payment=()`

/** Computed once, because per request it would cost a tenth of sending a message. */
export function securityHeaders(publicUrl: string): Record<string, string> {
  const headers: Record<string, string> = {}
  const response = {
    setHeader: (name: string, value: string) => (headers[name.toLowerCase()] = value),
    removeHeader: () => {},
  } as unknown as ServerResponse
  const setHeaders = helmet({
    contentSecurityPolicy: { useDefaults: false, directives: CONTENT_SECURITY_POLICY },
    strictTransportSecurity: publicUrl.startsWith('https:')
      ? { maxAge: 63_072_000, includeSubDomains: true }
      : false,
    referrerPolicy: { policy: 'no-referrer' },
    crossOriginResourcePolicy: { policy: 'same-origin' },
    xFrameOptions: { action: 'deny' },
  })
  setHeaders({} as IncomingMessage, response, (error?: unknown) => {
    if (error) throw error
  })
  return { ...headers, 'permissions-policy': permissionsPolicy() }
}
