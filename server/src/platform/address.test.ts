import { expect, test } from 'vitest'
import { addressBlock } from './address.ts'

test.each([
  ['192.0.2.7', '192.0.2.7'],
  ['::ffff:192.0.2.7', '192.0.2.7'],
  ['::ffff:c000:207', '192.0.2.7'],
  ['2001:db8:0:5::1', '2001:db8:0:5::/64'],
  ['2001:DB8:0:5:ffff:ffff:ffff:ffff', '2001:db8:0:5::/64'],
  ['2001:db8:0:6::1', '2001:db8:0:6::/64'],
  ['fe80::1%eth0', 'fe80:0:0:0::/64'],
  ['::1', '0:0:0:0::/64'],
  ['192.0.2.7:4711', '192.0.2.7'],
  ['[2001:db8:0:5::1]:443', '2001:db8:0:5::/64'],
  ['_hidden', 'unknown'],
  ['999.0.2.7', 'unknown'],
  ['', 'unknown'],
])('%s counts as %s', (address, block) => {
  expect(addressBlock(address)).toBe(block)
})
