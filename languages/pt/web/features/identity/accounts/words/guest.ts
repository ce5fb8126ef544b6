import type { words as en } from '@ndoa/web/features/identity/accounts/words/guest'
import { register } from './guest/register.ts'
import { signIn } from './guest/sign-in.ts'

export const words: typeof en = {
  home: (brand) => `${brand}, início`,
  noCookies:
    'O seu navegador bloqueia os cookies, por isso não é possível manter a sessão iniciada. Permita os cookies deste site nas definições do navegador e recarregue a página.',
  reportTranslation: 'Comunicar um erro de tradução',
  ...signIn,
  register,
}
