/** Keeps members from making our servers call arbitrary hosts; `*.` in `hosts` matches subdomains. */
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
