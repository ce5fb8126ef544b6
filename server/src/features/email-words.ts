import { BRAND } from '@ndoa/contract/brand'
import { inLanguages } from './languages.ts'

/** What every mail says around its own words. */
export const emailWordsIn = inLanguages({
  en: {
    dear: (name: string) => `Dear ${name},`,
    member: 'member',
    goodbye: `Warm wishes from all of us at ${BRAND}`,
  },
  ar: {
    dear: (name) => `تحية طيبة ${name}،`,
    member: 'إليك',
    goodbye: `مع أطيب التمنيات منا جميعًا في ${BRAND}`,
  },
  fr: {
    dear: (name: string) => `Bonjour ${name},`,
    member: 'à vous',
    goodbye: `Bien chaleureusement, toute l’équipe de ${BRAND}`,
  },
  sw: {
    dear: (name) => `Habari ${name},`,
    member: 'mwanachama',
    goodbye: `Salamu njema kutoka kwetu sote wa ${BRAND}`,
  },
  am: {
    dear: (name) => `የተከበሩ ${name}፣`,
    member: 'አባላችን',
    goodbye: `ከመልካም ምኞት ጋር፣ ሁላችንም በ${BRAND}`,
  },
  pt: {
    dear: (name: string) => `Olá, ${name},`,
    member: `membro da ${BRAND}`,
    goodbye: `Com os melhores votos de toda a equipa da ${BRAND}`,
  },
})
