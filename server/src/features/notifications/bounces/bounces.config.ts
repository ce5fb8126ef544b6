import * as z from 'zod'
import { optionalText, port, setting } from '../../../platform/config.ts'

export const bouncesConfig = {
  BOUNCE_DOMAIN: setting(
    optionalText,
    'domain of the return addresses of mails, whose MX is our listener; unset: MAIL_FROM',
  ),
  BOUNCE_PORT: setting(port(0), 'port of the listener for mails that come back; 0: off'),
  BOUNCE_HOST: setting(
    z.preprocess((text) => text || undefined, z.string().default('127.0.0.1')),
    'address of the listener for mails that come back',
  ),
  BOUNCE_SECRET: setting(
    z.preprocess((text) => text || undefined, z.string().min(16).optional()),
    'signs what a mail provider posts to /mail/v1/bounces; unset: nothing is taken',
  ),
}
