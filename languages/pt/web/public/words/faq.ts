import { BRAND } from '@ndoa/contract/brand'
import type { words as en } from '@ndoa/web/public/words/faq'
import { account } from './faq/account.ts'
import { joining } from './faq/joining.ts'
import { matching } from './faq/matching.ts'
import { privacy } from './faq/privacy.ts'

export const words: typeof en = {
  title: 'Perguntas frequentes',
  description: `Respostas sobre o registo na ${BRAND}, as percentagens de compatibilidade, os critérios de exclusão, a privacidade e a segurança.`,
  subtitle: 'Respostas curtas às perguntas que os membros mais fazem.',
  notFound: 'Não encontrou a sua resposta?',
  groups: { joining, matching, privacy, account },
}
