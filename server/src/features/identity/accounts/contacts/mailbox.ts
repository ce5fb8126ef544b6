const DOMAINS_IGNORING_DOTS = new Set(['gmail.com', 'googlemail.com'])

/**
 * Must match the SQL function canonical_mailbox(). Used only to count and compare; mail goes to the entered address.
 */
export function canonicalMailbox(email: string): string {
  const [, local = '', domain = ''] = /^(.*)@([^@]*)$/.exec(email.toLowerCase()) ?? []
  const name = local.replace(/^(.[^+]*)\+.*$/, '$1')
  return DOMAINS_IGNORING_DOTS.has(domain) ? `${name.replaceAll('.', '')}@gmail.com` : `${name}@${domain}`
}
