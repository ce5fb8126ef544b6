export interface GatewayFault {
  code?: string
  originalCode?: string
  command?: string
  responseCode?: number
  response?: string
}

export type MailFaultCause =
  | 'certificate'
  | 'tls'
  | 'refused'
  | 'timeout'
  | 'authentication'
  | 'dns'
  | 'unreachable'
  | 'rejected'
  | 'unknown'

/** Contains only codes, because the gateway's text names the recipient. */
export class MailGatewayError extends Error {
  override name = 'MailGatewayError'
  readonly code: MailFaultCause
  constructor(fault: GatewayFault) {
    const code = mailFaultCause(fault)
    const details = [fault.originalCode ?? fault.code, fault.responseCode].filter(
      (detail) => detail !== undefined,
    )
    super(`the gateway did not take a mail: ${[code, ...details].join(' ')}`)
    this.code = code
  }
}

export function mailFaultCause(fault: GatewayFault): MailFaultCause {
  const { code = '', originalCode = '', responseCode } = fault
  if (isCertificateFault(originalCode)) return 'certificate'
  if (code === 'ETLS' || /^(ERR_SSL_|EPROTO$)/.test(originalCode)) return 'tls'
  if (originalCode === 'ECONNREFUSED') return 'refused'
  if (['ETIMEDOUT', 'EABORT'].includes(code) || originalCode === 'ETIMEDOUT') return 'timeout'
  if (['EAUTH', 'ENOAUTH', 'EOAUTH2'].includes(code) || responseCode === 530) return 'authentication'
  if (code === 'EDNS') return 'dns'
  if (code === 'ESOCKET' || code === 'ECONNECTION') return 'unreachable'
  if (responseCode !== undefined || code === 'EPROTOCOL') return 'rejected'
  return 'unknown'
}

export const isCertificateFault = (code: string): boolean =>
  /CERT|UNABLE_TO_|SELF_SIGNED|HOSTNAME_MISMATCH|INVALID_CA|CRL_/.test(code) && !code.startsWith('ERR_SSL_')
