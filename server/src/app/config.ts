import * as z from 'zod'
import { accountsConfig, accountsConfigFaults } from '../features/accounts/index.ts'
import { discoveryConfig } from '../features/discovery/index.ts'
import { photosConfig } from '../features/photos/index.ts'
import {
  ConfigError,
  flag,
  optionalText,
  port,
  readConfig,
  setting,
  type ValuesOf,
} from '../platform/config.ts'
import { mailConfig } from '../platform/mail.ts'
import { smsConfig, smsConfigFaults } from '../platform/sms.ts'

const LOG_LEVELS = ['silent', 'fatal', 'error', 'warn', 'info', 'debug'] as const

const appConfig = {
  NODE_ENV: setting(z.enum(['development', 'test', 'production']).default('development'), 'kind of run'),
  PORT: setting(port(3000), 'port of the public site'),
  HOST: setting(z.string().default('0.0.0.0'), 'address to listen on'),
  PUBLIC_URL: setting(
    z.preprocess((text) => text || undefined, z.url().optional()),
    'address that members see',
  ),
  DATA_DIR: setting(z.string().min(1).default('.data'), 'folder of database and photos'),
  DATABASE_URL: setting(optionalText, 'PostgreSQL; unset: the embedded one'),
  INTERNAL_PORT: setting(port(0), 'loopback port of /readyz and /metrics; 0: off'),
  TRUST_PROXY: setting(optionalText, 'addresses of the proxies in front, comma-separated'),
  LOG_LEVEL: setting(
    z.preprocess((text) => text || undefined, z.enum(LOG_LEVELS).optional()),
    'how much is logged; unset: info in production, else warn',
  ),
  SECRET_LINKS: setting(z.string().min(16).default('development-links-secret'), 'signs photo links'),
  OPERATOR_EMAIL: setting(z.email().default('operator@ndoa.example'), 'who gets contact messages'),
  DEMO: setting(flag(true), 'demo members at first start'),
}

const slices = {
  ...appConfig,
  ...mailConfig,
  ...smsConfig,
  ...accountsConfig,
  ...photosConfig,
  ...discoveryConfig,
}
export type Config = ValuesOf<typeof slices> & {
  PUBLIC_URL: string
  LOG_LEVEL: (typeof LOG_LEVELS)[number]
  PHOTO_REVIEW: 'auto' | 'operator'
}

/**
 * The whole configuration, read once.
 * @throws ConfigError with every fault, also when production would run with a development secret
 */
export function loadConfig(environment: Record<string, string | undefined>): Config {
  const values = readConfig(slices, environment)
  const production = values.NODE_ENV === 'production'
  const config = {
    ...values,
    PUBLIC_URL: values.PUBLIC_URL ?? `http://localhost:${values.PORT}`,
    LOG_LEVEL: values.LOG_LEVEL ?? (production ? 'info' : 'warn'),
    PHOTO_REVIEW: values.PHOTO_REVIEW ?? (production ? 'operator' : 'auto'),
  }
  const faults = smsConfigFaults(config)
  if (production) faults.push(...accountsConfigFaults(config), ...productionFaults(config))
  if (faults.length > 0) throw new ConfigError(`The configuration has faults:\n  ${faults.join('\n  ')}`)
  return config
}

function productionFaults({ SECRET_LINKS, PUBLIC_URL }: Config) {
  const faults: string[] = []
  if (SECRET_LINKS.startsWith('development'))
    faults.push('SECRET_LINKS (signs photo links): set a secret of your own')
  if (!PUBLIC_URL.startsWith('https:')) faults.push('PUBLIC_URL (address that members see): must be https')
  return faults
}
