import { expect, test } from 'vitest'
import { fileFor } from './shared-files.ts'

const member = (screen: string) => `/web/src/routes/_signed-in/${screen}.tsx?tsr-split=component`
const guest = (screen: string) => `/web/src/routes/_guest/${screen}.tsx?tsr-split=component`

test('visitors never fetch what only members need, nor a public page what the app needs', () => {
  expect(fileFor([guest('login'), member('likes')])).toBe('common')
  expect(fileFor(['/web/index.html'])).toBe('common')
  expect(fileFor([guest('login'), guest('register')])).toBe('guests')
  expect(fileFor(['/web/src/routes/_signed-in.tsx?tsr-split=component'])).toBe('members')
  expect(fileFor(['/web/src/public/contact-script.ts', guest('login'), member('likes')])).toBeNull()
})

test('what few screens need stays beside them', () => {
  const screens = ['dashboard', 'likes', 'messages', 'photos'].map(member)
  expect(fileFor(screens)).toBe('members')
  expect(fileFor(screens.slice(1))).toBeNull()
  expect(fileFor([guest('login')])).toBeNull()
})
