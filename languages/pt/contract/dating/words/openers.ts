import type { words as en } from '@ndoa/contract/dating/words/openers'

/**
 * Addressed from member to member: third person without «você», and no forms that agree with either member's gender.
 */
export const words: typeof en = {
  shared: {
    language: [
      (name) => `Temos uma língua em comum: ${name.toLocaleLowerCase('pt')}. Com quem a aprendeu?`,
      (name) =>
        `Vejo que partilhamos uma língua (${name.toLocaleLowerCase('pt')}). O que é que só se diz bem nesta língua?`,
    ],
    faith: [
      () => 'Partilhamos a mesma fé. Que lugar tem ela na sua semana?',
      () => 'Foi bom ver que partilhamos a mesma fé. Quem lhe transmitiu essa fé?',
    ],
    interest: [
      (name) => `${name}: está nos nossos dois perfis. Como é que começou consigo?`,
      (name) => `Temos um gosto em comum: ${name.toLocaleLowerCase('pt')}. O que lhe agrada mais nisso?`,
    ],
    children: [
      () => 'Ambos gostaríamos de ter filhos. Como era a casa da sua infância?',
      () => 'Ambos esperamos ter filhos. O que gostaria de lhes transmitir?',
    ],
    sober: [
      () => 'Nenhum de nós bebe álcool. Como é para si uma boa noite entre amigos?',
      () => 'Vejo que também não bebe álcool. Onde gosta de se encontrar com as pessoas?',
    ],
  },
  general: [
    'Como tem corrido a sua semana?',
    'Que prato lhe sabe a casa?',
    'O que gosta de fazer num sábado livre?',
    'O que lhe trouxe um sorriso esta semana?',
  ],
}
