/**
 * Whether a push message may be sent to an address that a browser has named: nobody makes our servers call a stranger.
 * @param hosts names such as `fcm.googleapis.com` or `*.push.apple.com`; `http://127.0.0.1:8080` is one origin
 */
export function isAllowedEndpoint(endpoint: string, hosts: readonly string[], production: boolean): boolean {
  const url = URL.parse(endpoint)
  if (!url || url.username || url.password) return false
  if (url.protocol === 'http:') return !production && isLoopback(url.hostname) && hosts.includes(url.origin)
  if (url.protocol !== 'https:' || url.port !== '') return false
  return hosts.some((host) =>
    host.startsWith('*.') ? url.hostname.endsWith(host.slice(1)) : url.hostname === host,
  )
}

const isLoopback = (hostname: string) => hostname === '127.0.0.1' || hostname === 'localhost'
