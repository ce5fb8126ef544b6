import type { words as en } from '@ndoa/web/features/identity/accounts/words/guest'
import { register } from './guest/register.ts'
import { signIn } from './guest/sign-in.ts'

export const words: typeof en = {
  home: (brand) => `${brand}, mafari`,
  noCookies:
    'Burauzarku tana hana kuki, don haka ba za ku iya ci gaba da zama a cikin asusu ba. Ku ba da izinin kuki ga wannan shafi a saitunan burauzar, sannan ku sake loda shafin.',
  reportTranslation: 'Faɗi kuskuren fassara',
  ...signIn,
  register,
}
