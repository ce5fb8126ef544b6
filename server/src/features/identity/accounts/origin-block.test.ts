import { expect, test } from 'vitest'
import { originBlock } from './origin-block.ts'

test.each([
  ['203.0.113.77', '203.0.113.0/24'],
  ['::ffff:203.0.113.77', '203.0.113.0/24'],
  ['2001:0db8:00a1:7::5', '2001:db8:a1::/48'],
  ['2001:db8:0:1:2:3:4:5', '2001:db8:0::/48'],
  ['2001::2:3:4:5:6:7', '2001:0:2::/48'],
  ['fe80::1', 'fe80:0:0::/48'],
  ['::1', '0:0:0::/48'],
  ['unknown', null],
])('%s is kept no finer than %s', (address, block) => {
  expect(originBlock(address)).toBe(block)
})
