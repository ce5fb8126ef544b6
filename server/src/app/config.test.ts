import { expect, test } from 'vitest'
import { loadConfig } from './config.ts'

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

test('production starts neither with secrets of development nor without https', () => {
  const production = () => loadConfig({ NODE_ENV: 'production' })
  for (const name of ['SECRET_SESSION', 'SECRET_CODES', 'SECRET_LINKS', 'PUBLIC_URL'])
    expect(production).toThrow(name)
  const secret = 'a-secret-of-our-own-that-is-long-enough'
  expect(
    loadConfig({
      NODE_ENV: 'production',
      PUBLIC_URL: 'https://ndoa.example',
      SECRET_SESSION: secret,
      SECRET_CODES: secret,
      SECRET_LINKS: secret,
    }).PUBLIC_URL,
  ).toBe('https://ndoa.example')
})
