export const NEW_PASSWORD = '/settings?tab=security&change=password'

interface Address {
  search: string
  hash: string
}

/** Our links and providers use either the query or the hash. */
export function linkParams({ search, hash }: Address) {
  const query = new URLSearchParams(search)
  const fragment = new URLSearchParams(hash.replace(/^#/, ''))
  return (name: string) => query.get(name) || fragment.get(name) || undefined
}

export function linkCode(address: Address): string | undefined {
  const param = linkParams(address)
  return param('code') ?? param('access_token')
}
