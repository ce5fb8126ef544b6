import type { words as en } from './en.ts'
import { register } from './pt/register.ts'
import { signIn } from './pt/sign-in.ts'

export const words: typeof en = {
  home: (brand) => `${brand}, início`,
  noCookies:
    'O seu navegador bloqueia os cookies, por isso não é possível manter a sessão iniciada. Permita os cookies deste site nas definições do navegador e recarregue a página.',
  reportTranslation: 'Comunicar um erro de tradução',
  ...signIn,
  register,
}
