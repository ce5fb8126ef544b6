/** The target of a reset link: the open password form. */
export const NEW_PASSWORD = '/settings?tab=security&change=password'

interface Address {
  search: string
  hash: string
}

/** Reads values from the query or the hash of an address: our links, and providers, use either. */
export function givenIn({ search, hash }: Address) {
  const query = new URLSearchParams(search)
  const fragment = new URLSearchParams(hash.replace(/^#/, ''))
  return (name: string) => query.get(name) || fragment.get(name) || undefined
}

/** The code or access token of a link. */
export function codeIn(address: Address): string | undefined {
  const given = givenIn(address)
  return given('code') ?? given('access_token')
}
