import { OPERATOR_EXAMPLE } from '@ndoa/contract/brand'
import * as z from 'zod'
import { discoveryConfig } from '../features/dating/discovery/index.ts'
import { likesConfig } from '../features/dating/likes/index.ts'
import { photosConfig } from '../features/dating/photos/index.ts'
import { safetyConfig } from '../features/dating/safety/index.ts'
import { accountsConfig } from '../features/identity/accounts/index.ts'
import { answersConfig } from '../features/identity/answers/index.ts'
import { membershipConfig, membershipConfigFaults } from '../features/membership/index.ts'
import { bouncesConfig } from '../features/notifications/bounces/index.ts'
import { pushConfig } from '../features/notifications/push/index.ts'
import { casesConfig } from '../features/trust/cases/index.ts'
import { reportsConfig } from '../features/trust/reports/index.ts'
import { supportConfig } from '../features/trust/support/index.ts'
import {
  ConfigError,
  flag,
  isSandbox,
  optionalText,
  port,
  proxies,
  readConfig,
  SANDBOX,
  secretFaults,
  setting,
  type ValuesOf,
  wholeNumber,
} from '../platform/config.ts'
import { busConfig } from '../platform/create-bus.ts'
import { storageConfig, storageConfigFaults } from '../platform/file-stores.ts'
import { limitSetting } from '../platform/limits.ts'
import { mailConfig, mailConfigFaults } from '../platform/mail.ts'
import { smsConfig, smsConfigFaults } from '../platform/sms.ts'

const LOG_LEVELS = ['silent', 'fatal', 'error', 'warn', 'info', 'debug'] as const

const EXAMPLE_OPERATOR = 'operator@ndoa.example'

const appConfig = {
  NODE_ENV: setting(z.enum(['development', 'test', 'production']).default('development'), 'kind of run'),
  PORT: setting(port(3000), 'port of the public site'),
  HOST: setting(optionalText, 'address to listen on; unset: 0.0.0.0 in production, else localhost'),
  PUBLIC_URL: setting(
    z.preprocess((text) => text || undefined, z.url().optional()),
    'address that members see',
  ),
  DATA_DIR: setting(z.string().min(1).default('.data'), 'folder of database and files'),
  BACKUP_DIR: setting(optionalText, 'folder of backups, to which the embedded database archives its log'),
  DATABASE_CONNECTIONS: setting(
    wholeNumber(20, 2),
    'connections of one process for calls; it has up to five more for jobs and news',
  ),
  MIGRATE: setting(flag(true), 'migrations at the start; 0: by npm run migrate alone'),
  DATABASE_URL: setting(optionalText, 'PostgreSQL; npm start brings one of its own when it is unset'),
  INTERNAL_PORT: setting(port(0), 'port of /readyz and /metrics; 0: off'),
  INTERNAL_HOST: setting(
    z.preprocess((text) => text || undefined, z.string().default('127.0.0.1')),
    'address of /readyz and /metrics',
  ),
  TRUST_PROXY: setting(proxies, 'addresses of the proxies in front, comma-separated; none: there are none'),
  DRAIN_SECONDS: setting(
    z.preprocess((text) => text || undefined, z.coerce.number().min(0).max(300).optional()),
    'how long a server that is to stop says so before it does; unset: 5 in production, else 0',
  ),
  LIMIT_REFUSED_SHAPES: limitSetting(
    '300/1 minute',
    'inputs of a wrong shape from one member, or from one address without a session',
  ),
  OVERLOAD_DELAY: setting(
    z.preprocess((text) => text || undefined, z.coerce.number().int().min(0).optional()),
    'milliseconds by which a server may lag before it asks to try again, 0: any; unset: 1500 in production, else 0',
  ),
  SOCKETS_MAX: setting(wholeNumber(20_000), 'realtime connections of one process at most'),
  LOG_LEVEL: setting(
    z.preprocess((text) => text || undefined, z.enum(LOG_LEVELS).optional()),
    'how much is logged; unset: info in production, else warn',
  ),
  SECRET_LINKS: setting(
    z.string().min(16).default('development-links-secret'),
    'signs photo links and links in mails',
  ),
  SECRET_LINKS_BEFORE: setting(
    optionalText,
    'the SECRET_LINKS before the present one: links of mails that went out before open with it',
  ),
  OPERATOR_EMAIL: setting(
    z.email().default(EXAMPLE_OPERATOR),
    'who gets contact messages and reports of faults',
  ),
  SUPPORT_EMAIL: setting(
    z.preprocess((text) => text || undefined, z.email().default(OPERATOR_EXAMPLE.supportEmail)),
    'mailbox that pages, mails and security.txt name for everybody who writes to us',
  ),
  DEMO: setting(flag(true), 'demo members at first start'),
}

export const slices = {
  ...appConfig,
  ...busConfig,
  ...storageConfig,
  ...mailConfig,
  ...smsConfig,
  ...accountsConfig,
  ...photosConfig,
  ...safetyConfig,
  ...bouncesConfig,
  ...pushConfig,
  ...discoveryConfig,
  ...likesConfig,
  ...casesConfig,
  ...reportsConfig,
  ...answersConfig,
  ...supportConfig,
  ...membershipConfig,
}
export type Config = ValuesOf<typeof slices> & {
  HOST: string
  PUBLIC_URL: string
  DRAIN_SECONDS: number
  OVERLOAD_DELAY: number
  LOG_LEVEL: (typeof LOG_LEVELS)[number]
  PHOTO_REVIEW: 'auto' | 'staff'
}

/** @throws ConfigError listing every fault, including what production requires */
export function loadConfig(
  environment: Record<string, string | undefined>,
  { databaseRequired = false } = {},
): Config {
  const values = readConfig(slices, environment)
  const production = values.NODE_ENV === 'production'
  const config = {
    ...values,
    // `localhost` listens on both loopback addresses and accepts only local connections.
    HOST: values.HOST ?? (production ? '0.0.0.0' : 'localhost'),
    DRAIN_SECONDS: values.DRAIN_SECONDS ?? (production ? 5 : 0),
    OVERLOAD_DELAY: values.OVERLOAD_DELAY ?? (production ? 1_500 : 0),
    PUBLIC_URL: values.PUBLIC_URL ?? `http://localhost:${values.PORT}`,
    LOG_LEVEL: values.LOG_LEVEL ?? (production ? 'info' : 'warn'),
    PHOTO_REVIEW: values.PHOTO_REVIEW ?? (production ? 'staff' : 'auto'),
  }
  const faults = [...smsConfigFaults(config), ...storageConfigFaults(config)]
  if (databaseRequired && !config.DATABASE_URL)
    faults.push(`DATABASE_URL (${appConfig.DATABASE_URL.means}): must be set`)
  if (production)
    faults.push(...mailConfigFaults(config), ...membershipConfigFaults(config), ...productionFaults(config))
  if (faults.length > 0) throw new ConfigError(`The configuration has faults:\n  ${faults.join('\n  ')}`)
  return config
}

function productionFaults(config: Config) {
  const { PUBLIC_URL, TRUST_PROXY, OPERATOR_EMAIL } = config
  const faults: string[] = []
  const fault = (name: keyof typeof slices, why: string) =>
    faults.push(`${name} (${slices[name].means}): ${why}`)
  const { SECRET_SESSION, SECRET_CODES, SECRET_LINKS, SECRET_SAFETY, BOUNCE_SECRET } = config
  const { SECRET_CODES_BEFORE, SECRET_LINKS_BEFORE } = config // still accepted, so checked as well
  const present = { SECRET_SESSION, SECRET_CODES, SECRET_LINKS, SECRET_SAFETY, BOUNCE_SECRET }
  faults.push(...secretFaults(slices, { ...present, SECRET_CODES_BEFORE, SECRET_LINKS_BEFORE }))
  if (config.SMS_PROVIDER === 'africas-talking' && config.SMS_KEY === 'sandbox') fault('SMS_KEY', SANDBOX)
  for (const name of ['SMS_URL', 'SMTP_URL'] as const) if (isSandbox(config[name])) fault(name, SANDBOX)
  if (!PUBLIC_URL.startsWith('https:')) fault('PUBLIC_URL', 'must be https')
  if (TRUST_PROXY === undefined)
    fault('TRUST_PROXY', 'name them, or say none: limits go by the address of the caller')
  if (OPERATOR_EMAIL === EXAMPLE_OPERATOR) fault('OPERATOR_EMAIL', 'set an address that is read')
  if (config.SUPPORT_EMAIL === OPERATOR_EXAMPLE.supportEmail)
    fault('SUPPORT_EMAIL', 'set a mailbox that is read')
  return faults
}
