import * as z from 'zod'
import type { Bus } from './bus.ts'
import { createNatsBus } from './bus-nats.ts'
import { createNotifyBus } from './bus-notify.ts'
import { setting } from './config.ts'
import type { Log } from './log.ts'
import type { Notifications } from './notify.ts'

export const busConfig = {
  NATS_URL: setting(
    z.preprocess(
      (text) => text || undefined,
      z
        .string()
        .refine((text) => text.split(',').every(isNatsAddress), 'one or more of nats://host:4222')
        .optional(),
    ),
    'NATS servers that events travel over, comma-separated; unset: PostgreSQL',
  ),
}

const isNatsAddress = (text: string) =>
  URL.canParse(text) && ['nats:', 'tls:'].includes(new URL(text).protocol)

export function createBus(natsUrl: string | undefined, notifications: Notifications, log: Log): Bus {
  const overDatabase = createNotifyBus(notifications, log)
  return natsUrl ? createNatsBus(natsUrl.split(','), overDatabase, log) : overDatabase
}
