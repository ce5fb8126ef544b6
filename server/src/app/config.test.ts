import { readFileSync } from 'node:fs'
import { parseEnv } from 'node:util'
import { expect, test } from 'vitest'
import { loadConfig, slices } from './config.ts'

test('no setting is required, and an empty setting counts as unset', () => {
  expect(loadConfig({ PORT: '', DATABASE_URL: '', SMTP_URL: '' })).toMatchObject({
    PORT: 3000,
    PUBLIC_URL: 'http://localhost:3000',
    DATABASE_URL: undefined,
    DEMO: true,
  })
})

test('all faults are listed at once, with the variables’ meanings', () => {
  const faulty = () => loadConfig({ PORT: 'many', PUBLIC_URL: 'here', LOG_LEVEL: 'loud', DEMO: 'maybe' })
  for (const name of ['PORT (port of the public site)', 'PUBLIC_URL', 'LOG_LEVEL', 'DEMO'])
    expect(faulty).toThrow(name)
})

test('a missing DATABASE_URL is reported with all other faults if there is no embedded database', () => {
  const alone = (environment: Record<string, string>) => () =>
    loadConfig(environment, { databaseRequired: true })
  expect(alone({})).toThrow('\n  DATABASE_URL (')
  expect(alone({ DATABASE_URL: '', NODE_ENV: 'production' })).toThrow(/DATABASE_URL \([^]*SMTP_URL \(/)
  expect(alone({ DATABASE_URL: 'postgres://127.0.0.1/ndoa' })()).toMatchObject({ PORT: 3000 })
})

test('the server listens on loopback and stops at once outside production', () => {
  expect(loadConfig({})).toMatchObject({
    HOST: 'localhost',
    INTERNAL_HOST: '127.0.0.1',
    TRUST_PROXY: undefined,
    DRAIN_SECONDS: 0,
    OVERLOAD_DELAY: 0,
  })
})

const secret = 'a-secret-of-our-own-that-is-long-enough'
const PRODUCTION = {
  NODE_ENV: 'production',
  PUBLIC_URL: 'https://ndoa.example',
  SECRET_SESSION: `${secret}-1`,
  SECRET_LINKS: `${secret}-2`,
  SECRET_CODES: `${secret}-3`,
  SECRET_SAFETY: `${secret}-4`,
  SMTP_URL: 'smtps://user:password@mail.ndoa.example:465',
  MAIL_FROM: 'Ndoa <hello@ndoa.test>',
  TRUST_PROXY: '10.0.0.1, fd00::/8',
  OPERATOR_EMAIL: 'help@ndoa.example',
  SUPPORT_EMAIL: 'help@ndoa.example',
  SELLER_NAME: 'Ndoa Ltd',
  SELLER_ADDRESS: '1 Broad Street, Lagos',
}

test('production lists all missing required settings at once', () => {
  for (const name of Object.keys(PRODUCTION).filter((key) => key !== 'NODE_ENV')) {
    expect(() => loadConfig({ NODE_ENV: 'production' })).toThrow(`\n  ${name} (`)
    expect(() => loadConfig({ ...PRODUCTION, [name]: '' })).toThrow(name)
  }
  expect(loadConfig(PRODUCTION)).toMatchObject({
    HOST: '0.0.0.0',
    TRUST_PROXY: '10.0.0.1,fd00::/8',
    DRAIN_SECONDS: 5,
    OVERLOAD_DELAY: 1_500,
  })
})

test.each([
  'SECRET_SESSION',
  'SECRET_LINKS',
  'SECRET_LINKS_BEFORE',
  'SECRET_CODES',
  'SECRET_CODES_BEFORE',
  'SECRET_SAFETY',
  'BOUNCE_SECRET',
])('production refuses a %s that is weak or equal to another secret', (name) => {
  for (const weak of ['x'.repeat(40), 'abcabc'.repeat(8), `${secret}-1`, `${secret}-2`].filter(
    (value) => value !== PRODUCTION[name as keyof typeof PRODUCTION],
  ))
    expect(() => loadConfig({ ...PRODUCTION, [name]: weak })).toThrow(`\n  ${name} (`)
  expect(loadConfig({ ...PRODUCTION, [name]: '0123456789abcdef'.repeat(4) })).toBeTruthy()
})

test.each([
  ['STRIPE_KEY', { STRIPE_KEY: 'sk_test_1', STRIPE_WEBHOOK_SECRET: 'whsec_1' }],
  ['STRIPE_KEY', { STRIPE_KEY: 'rk_test_1', STRIPE_WEBHOOK_SECRET: 'whsec_1' }],
  ['PAYSTACK_KEY', { PAYSTACK_KEY: 'sk_test_1' }],
  ['PAWAPAY_URL', { PAWAPAY_KEY: 'token', PAWAPAY_URL: 'https://api.sandbox.pawapay.io' }],
  ['SMS_KEY', { SMS_PROVIDER: 'africas-talking', SMS_KEY: 'sandbox', SMS_SECRET: 'key' }],
  [
    'SMS_URL',
    {
      SMS_PROVIDER: 'africas-talking',
      SMS_KEY: 'ndoa',
      SMS_SECRET: 'key',
      SMS_URL: 'https://api.sandbox.africastalking.com',
    },
  ],
])('production refuses a %s that handles no real payments or messages', (name, settings) => {
  expect(() => loadConfig({ ...PRODUCTION, ...settings })).toThrow(`\n  ${name} (`)
  expect(loadConfig(settings)).toBeTruthy()
})

test('production accepts real keys and addresses', () => {
  const real = {
    STRIPE_KEY: 'sk_live_1',
    STRIPE_WEBHOOK_SECRET: 'whsec_1',
    PAYSTACK_KEY: 'sk_live_1',
    PAWAPAY_KEY: 'token',
    SMS_PROVIDER: 'africas-talking',
    SMS_KEY: 'ndoa',
    SMS_SECRET: 'key',
  }
  expect(loadConfig({ ...PRODUCTION, ...real })).toMatchObject(real)
})

test('running without a proxy must be declared, and an invalid proxy address is a fault', () => {
  expect(loadConfig({ ...PRODUCTION, TRUST_PROXY: 'none' }).TRUST_PROXY).toBe(false)
  for (const garbage of ['true', '1', 'my-proxy', '10.0.0.1,', '10.0.0.0/33', 'none,10.0.0.1'])
    expect(() => loadConfig({ TRUST_PROXY: garbage })).toThrow('TRUST_PROXY (')
})

test('no limit’s period exceeds the retention of its uses', () => {
  for (const name of ['LIMIT_LIKES', 'LIMIT_FACES', 'LIMIT_PROFILES', 'LIMIT_SMS_DAY']) {
    expect(loadConfig({ [name]: '5/2 days' })).toMatchObject({ [name]: { max: 5, per: '2 days' } })
    for (const per of ['3 days', '49 hours', '0 days'])
      expect(() => loadConfig({ [name]: `5/${per}` })).toThrow(`${name} (`)
  }
  expect(loadConfig({ LIMIT_ANSWERS: '3/30 days' }).LIMIT_ANSWERS).toEqual({ max: 3, per: '30 days' })
})

test('a mail gateway requires a receiving address', () => {
  for (const garbage of ['mail.ndoa.example', 'https://mail.ndoa.example'])
    expect(() => loadConfig({ SMTP_URL: garbage })).toThrow('SMTP_URL (')
})

test('.env.example lists every server setting with its default', () => {
  const example = parseEnv(readFileSync(new URL('../../../.env.example', import.meta.url), 'utf8'))
  expect(Object.keys(example).sort()).toEqual(Object.keys(slices).sort())
  expect(loadConfig(example)).toEqual(loadConfig({}))
})
