import type { words as en } from '@ndoa/web/features/identity/accounts/words/guest'
import { register } from './guest/register.ts'
import { signIn } from './guest/sign-in.ts'

export const words: typeof en = {
  home: (brand) => `${brand}, accueil`,
  noCookies:
    'Votre navigateur bloque les cookies : impossible de rester connecté. Autorisez les cookies pour ce site dans les réglages du navigateur, puis rechargez la page.',
  reportTranslation: 'Signaler cette traduction',
  ...signIn,
  register,
}
