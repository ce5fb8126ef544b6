import type { words as en } from '@ndoa/web/features/identity/accounts/words/guest'
import { register } from './guest/register.ts'
import { signIn } from './guest/sign-in.ts'

export const words: typeof en = {
  home: (brand) => `${brand}, mwanzo`,
  noCookies:
    'Kivinjari chako kinazuia vidakuzi, kwa hiyo huwezi kubaki umeingia. Ruhusu vidakuzi vya tovuti hii katika mipangilio ya kivinjari, kisha pakia ukurasa upya.',
  reportTranslation: 'Ripoti tafsiri hii',
  ...signIn,
  register,
}
