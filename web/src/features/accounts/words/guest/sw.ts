import type { words as en } from './en.ts'
import { register } from './sw/register.ts'
import { signIn } from './sw/sign-in.ts'

export const words: typeof en = {
  home: (brand) => `${brand}, mwanzo`,
  noCookies:
    'Kivinjari chako kinazuia vidakuzi, kwa hiyo huwezi kubaki umeingia. Ruhusu vidakuzi vya tovuti hii katika mipangilio ya kivinjari, kisha pakia ukurasa upya.',
  reportTranslation: 'Ripoti tafsiri hii',
  ...signIn,
  register,
}
