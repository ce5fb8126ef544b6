import { isolated } from '@ndoa/contract/isolated'
import { expect, test } from 'vitest'
import { applyWords, spoken } from './spoken.ts'

test('words with an isolation function isolate their arguments', () => {
  applyWords({ isolated, greetings: { hello: (name: string) => `مرحبا ${name}!` } })
  const greetings = spoken('greetings') as { hello: (name: string) => string }
  expect(greetings.hello('Kofi')).toBe('مرحبا \u2068Kofi\u2069!')
})
