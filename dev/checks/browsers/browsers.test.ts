import { readFileSync } from 'node:fs'
import { describe, expect, test } from 'vitest'
import { polyfilledNames } from './polyfilled.ts'
import { scriptFaults } from './scripts.ts'
import { styleFaults } from './styles.ts'

const names = (faults: { name: string }[]) => faults.map(({ name }) => name)

describe('a script too new for the oldest browsers', () => {
  test.each([
    ['AbortSignal.any([one, other])', 'AbortSignal.any'],
    ['const sorted = [].toSorted()', '.toSorted()'],
    ['list.at(-1)', '.at()'],
    ['const copy = structuredClone(state)', 'structuredClone'],
    ['if (Object.hasOwn(a, b)) act()', 'Object.hasOwn'],
    ['Promise.withResolvers().promise', 'Promise.withResolvers'],
    ['region.showPopover()', '.showPopover()'],
    ['if (region.showPopover) a(); region.showPopover()', '.showPopover()'],
    ['const digits = /(?<=a)1/', '/(?<=a)1/'],
    ['const digits = new RegExp(`(?<!a)1`)', '/(?<!a)1/'],
    ['class A { static { act() } }', 'static {}'],
  ])('%s', (code, name) => {
    expect(names(scriptFaults(code))).toEqual([name])
  })
})

test.each([
  ['const any = AbortSignal.any?.([one, other])'],
  ['if ("any" in AbortSignal) AbortSignal.any([one, other])'],
  ['const copy = typeof structuredClone == `function` ? structuredClone(a) : JSON.parse(JSON.stringify(a))'],
  ['if (!region.showPopover) { show(region) } else region.showPopover()'],
  ['function open(region) { if (!region.showPopover) return; region.showPopover() }'],
  ['region.showPopover && region.showPopover()'],
  ['const structuredClone = (a) => a; structuredClone(b)'],
  ['const x = `in` in a ? list.map(f).filter(g) : Object.entries(a)'],
])('a script with a feature test, or supported syntax, passes: %s', (code) => {
  expect(scriptFaults(code)).toEqual([])
})

describe('a style that is newer than the oldest browsers is detected', () => {
  test.each([
    ['.toasts:popover-open { top: 0 }', ':popover-open'],
    ['.a, .b:has(.c) { top: 0 }', ':has'],
    ['@layer base { a { color: red } }', '@layer'],
    ['@media (width >= 40rem) { a { color: red } }', 'a range in @media'],
    ['@container (min-width: 1px) { a { color: red } }', '@container'],
    ['a { height: 100dvh }', 'height: dvh'],
    ['a { accent-color: red }', 'accent-color'],
    ['a { color: oklch(50% 0 0) }', 'oklch()'],
    ['a { overflow: clip }', 'overflow: clip'],
  ])('%s', (sheet, name) => {
    expect(names(styleFaults(sheet))).toContain(name)
  })
})

test.each([
  ['a { height: 100vh; height: 100dvh }'],
  ['@supports (height: 100dvh) { a { height: 100dvh } }'],
  ['a { overflow: clip } @supports not (overflow: clip) { a { overflow: hidden } }'],
  ['.a:is([open], :popover-open) { top: 0 }'],
  ['@supports selector(:has(*)) { .b:has(.c) { top: 0 } }'],
  ['.b:has(.c) { top: 0 } @supports not selector(:has(*)) { .b { top: 0 } }'],
  ['@media (min-width: 40rem) { a:hover { color: red; inset: 0; aspect-ratio: 1 } }'],
])('a style with a fallback for old browsers passes: %s', (sheet) => {
  expect(styleFaults(sheet)).toEqual([])
})

test('features added by polyfills count as available', () => {
  const polyfilled = polyfilledNames('.')
  for (const name of ['at', 'toSorted', 'hasOwn', 'any', 'timeout', 'showModal'])
    expect(polyfilled).toContain(name)
  expect(polyfilled.size).toBe(
    readFileSync('web/src/old-browsers/polyfills.ts', 'utf8').match(/core-js/g)!.length + 3,
  )
})
