import * as z from 'zod'
import { setting } from '../../../platform/config.ts'

/** The push services of Chrome, Firefox, Safari and Edge. */
const HOSTS = 'fcm.googleapis.com,*.push.services.mozilla.com,*.push.apple.com,*.notify.windows.com'

export const pushConfig = {
  PUSH_HOSTS: setting(
    z.preprocess(
      (text) => text || HOSTS,
      z.string().transform((text) => text.split(',').map((host) => host.trim())),
    ),
    'push services that browsers may name, comma-separated; outside of production also http://127.0.0.1:port',
  ),
}
