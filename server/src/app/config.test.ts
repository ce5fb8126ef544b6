import { readFileSync } from 'node:fs'
import { parseEnv } from 'node:util'
import { expect, test } from 'vitest'
import { loadConfig, slices } from './config.ts'

test('nothing needs to be set, and empty means not set', () => {
  expect(loadConfig({ PORT: '', DATABASE_URL: '', SMTP_URL: '' })).toMatchObject({
    PORT: 3000,
    PUBLIC_URL: 'http://localhost:3000',
    DATABASE_URL: undefined,
    DEMO: true,
  })
})

test('every fault is listed at once, with what the variable means', () => {
  const faulty = () => loadConfig({ PORT: 'many', PUBLIC_URL: 'here', LOG_LEVEL: 'loud', DEMO: 'maybe' })
  for (const name of ['PORT (port of the public site)', 'PUBLIC_URL', 'LOG_LEVEL', 'DEMO'])
    expect(faulty).toThrow(name)
})

test('a server without an embedded database needs DATABASE_URL, and says so with every other fault', () => {
  const alone = (environment: Record<string, string>) => () =>
    loadConfig(environment, { databaseRequired: true })
  expect(alone({})).toThrow('\n  DATABASE_URL (')
  expect(alone({ DATABASE_URL: '', NODE_ENV: 'production' })).toThrow(/DATABASE_URL \([^]*SMTP_URL \(/)
  expect(alone({ DATABASE_URL: 'postgres://127.0.0.1/ndoa' })()).toMatchObject({ PORT: 3000 })
})

test('outside production it listens on loopback alone, and stops at once', () => {
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

test('production says at once all that it does not start without', () => {
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

test.each(['SECRET_SESSION', 'SECRET_LINKS', 'SECRET_CODES', 'SECRET_SAFETY', 'BOUNCE_SECRET'])(
  'production refuses a %s that is easy to guess, or that is another secret, too',
  (name) => {
    for (const weak of ['x'.repeat(40), 'abcabc'.repeat(8), `${secret}-1`, `${secret}-2`].filter(
      (value) => value !== PRODUCTION[name as keyof typeof PRODUCTION],
    ))
      expect(() => loadConfig({ ...PRODUCTION, [name]: weak })).toThrow(`\n  ${name} (`)
    expect(loadConfig({ ...PRODUCTION, [name]: '0123456789abcdef'.repeat(4) })).toBeTruthy()
  },
)

test('having no proxy must be declared, and anything that is no address is a fault', () => {
  expect(loadConfig({ ...PRODUCTION, TRUST_PROXY: 'none' }).TRUST_PROXY).toBe(false)
  for (const garbage of ['true', '1', 'my-proxy', '10.0.0.1,', '10.0.0.0/33', 'none,10.0.0.1'])
    expect(() => loadConfig({ TRUST_PROXY: garbage })).toThrow('TRUST_PROXY (')
})

test('no limit looks back further than its uses are kept', () => {
  for (const name of ['LIMIT_LIKES', 'LIMIT_FACES', 'LIMIT_PROFILES', 'LIMIT_SMS_DAY']) {
    expect(loadConfig({ [name]: '5/2 days' })).toMatchObject({ [name]: { max: 5, per: '2 days' } })
    for (const per of ['3 days', '49 hours', '0 days'])
      expect(() => loadConfig({ [name]: `5/${per}` })).toThrow(`${name} (`)
  }
  expect(loadConfig({ LIMIT_ANSWERS: '3/30 days' }).LIMIT_ANSWERS).toEqual({ max: 3, per: '30 days' })
})

test('a mail gateway has an address that mail goes to', () => {
  for (const garbage of ['mail.ndoa.example', 'https://mail.ndoa.example'])
    expect(() => loadConfig({ SMTP_URL: garbage })).toThrow('SMTP_URL (')
})

test('.env.example names every setting of the server, each with the value that holds without it', () => {
  const example = parseEnv(readFileSync(new URL('../../../.env.example', import.meta.url), 'utf8'))
  expect(Object.keys(example).sort()).toEqual(Object.keys(slices).sort())
  expect(loadConfig(example)).toEqual(loadConfig({}))
})
