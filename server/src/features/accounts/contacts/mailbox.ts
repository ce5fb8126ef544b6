const DOTS_DO_NOT_COUNT = new Set(['gmail.com', 'googlemail.com'])

/**
 * One form for all spellings of an address that reach the same mailbox: letter case, a `+tag`, Gmail's dots.
 * canonical_mailbox() of the database does the same. For counting and comparing only; mail goes to the address as given.
 */
export function canonicalMailbox(email: string): string {
  const [, local = '', domain = ''] = /^(.*)@([^@]*)$/.exec(email.toLowerCase()) ?? []
  const name = local.replace(/^(.[^+]*)\+.*$/, '$1')
  return DOTS_DO_NOT_COUNT.has(domain) ? `${name.replaceAll('.', '')}@gmail.com` : `${name}@${domain}`
}
