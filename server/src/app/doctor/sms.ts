import { askSmsAccount, type SmsConfig } from '../../platform/sms.ts'
import { broken, type Finding, notChecked, ok } from './finding.ts'

export async function checkSms(config: SmsConfig): Promise<Finding> {
  if (!config.SMS_PROVIDER)
    return notChecked('text messages', 'SMS_PROVIDER is not set: nobody can sign up by phone')
  const found = await askSmsAccount(config)
  switch (found) {
    case 'accepted':
      return ok(
        'text messages',
        `${config.SMS_PROVIDER} knows SMS_KEY and SMS_SECRET. Not checked: SMS_FROM, credit, and whether messages arrive; sign up with a phone of your own`,
      )
    case 'refused':
      return broken(
        'text messages',
        `${config.SMS_PROVIDER} refused SMS_KEY and SMS_SECRET`,
        'Copy both again from the console of the provider.',
      )
    case 'unreachable':
      return broken(
        'text messages',
        `${config.SMS_PROVIDER} cannot be reached or gave no answer that can be read`,
        'Check SMS_URL, the firewall and the status page of the provider.',
      )
    default:
      return found satisfies never
  }
}
