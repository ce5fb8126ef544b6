const DOTS_DO_NOT_COUNT = new Set(['gmail.com', 'googlemail.com'])

/** Same result as SQL canonical_mailbox(). Only for counting and comparing; mail goes to the address as given. */
export function canonicalMailbox(email: string): string {
  const [, local = '', domain = ''] = /^(.*)@([^@]*)$/.exec(email.toLowerCase()) ?? []
  const name = local.replace(/^(.[^+]*)\+.*$/, '$1')
  return DOTS_DO_NOT_COUNT.has(domain) ? `${name.replaceAll('.', '')}@gmail.com` : `${name}@${domain}`
}
