import { BRAND } from '@ndoa/contract/brand'
import { createMailTransport, type MailConfig } from '../../platform/mail.ts'
import { type GatewayFault, type MailFaultCause, MailGatewayError } from '../../platform/mail-faults.ts'
import { broken, type Finding, notChecked, ok } from './finding.ts'

const REMEDIES: Record<MailFaultCause, string> = {
  certificate:
    'Use the host name that its certificate names, or have it renewed; a certificate of your own making is not accepted.',
  tls: 'Use smtps: with the port for TLS (465), or smtp: with the one for STARTTLS (587).',
  refused: 'Check host and port of SMTP_URL; many networks block port 25, so take 465 or 587.',
  timeout: 'Check host and port of SMTP_URL, and that the firewall lets this server out to them.',
  authentication: 'Check user and password in SMTP_URL; write special letters in them as %40 and the like.',
  dns: 'Check the host name in SMTP_URL, and the resolver of this machine.',
  unreachable: 'Check SMTP_URL, and that the gateway accepts connections from this machine.',
  rejected:
    'Let the gateway accept MAIL_FROM as a sender and OPERATOR_EMAIL as a recipient; its log says why it did not.',
  unknown: 'Read the log of the gateway.',
}

/** @param timeout milliseconds for each step of the connection */
export async function checkMail(
  config: MailConfig & { OPERATOR_EMAIL: string },
  timeout = 10_000,
): Promise<Finding> {
  if (!config.SMTP_URL)
    return notChecked('mail', 'SMTP_URL is not set: mails are shown in the development outbox')
  const transport = createMailTransport(config, {
    connectionTimeout: timeout,
    greetingTimeout: timeout,
    socketTimeout: timeout,
  })
  try {
    await transport.sendMail({
      from: config.MAIL_FROM,
      to: config.OPERATOR_EMAIL,
      subject: `${BRAND}: a test mail`,
      text: 'npm run doctor sent this mail. If you read it, mails leave the server. Look whether it landed among spam.',
    })
    return ok(
      'mail',
      'the gateway took a mail to OPERATOR_EMAIL: look whether it arrives, and not among spam',
    )
  } catch (error) {
    const { message, code } = new MailGatewayError(error as GatewayFault)
    return broken('mail', message, REMEDIES[code])
  } finally {
    transport.close()
  }
}
