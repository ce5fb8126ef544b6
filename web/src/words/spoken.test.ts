import { isolated } from '@ndoa/contract/isolated'
import { expect, test } from 'vitest'
import { speak, spoken } from './spoken.ts'

test('a language that brings it along is spoken with it', () => {
  speak({ isolated, greetings: { hello: (name: string) => `مرحبا ${name}!` } })
  const greetings = spoken('greetings') as { hello: (name: string) => string }
  expect(greetings.hello('Kofi')).toBe('مرحبا \u2068Kofi\u2069!')
})
