import type { words as en } from '@ndoa/contract/dating/words/openers'

/** Addressed from member to member: vous, and no forms that agree with either member's gender. */
export const words: typeof en = {
  shared: {
    language: [
      (name) => `Nous avons une langue en commun : ${name.toLocaleLowerCase('fr')}. De qui la tenez-vous ?`,
      (name) =>
        `Je vois que vous parlez une langue que je parle aussi : ${name.toLocaleLowerCase('fr')}. Qu’est-ce qui ne se dit bien que dans cette langue ?`,
    ],
    faith: [
      () => 'Nous partageons la même foi. Quelle place a-t-elle dans votre semaine ?',
      () => 'Cela m’a fait plaisir de voir que nous partageons la même foi. Qui vous l’a transmise ?',
    ],
    interest: [
      (name) => `${name} : c’est sur nos deux profils. Comment cela a-t-il commencé pour vous ?`,
      (name) =>
        `Nous avons un goût en commun : ${name.toLocaleLowerCase('fr')}. Qu’est-ce qui vous plaît le plus là-dedans ?`,
    ],
    children: [
      () => 'Nous aimerions tous les deux avoir des enfants. Comment était la maison de votre enfance ?',
      () => 'Nous espérons tous les deux avoir des enfants. Qu’aimeriez-vous leur transmettre ?',
    ],
    sober: [
      () => 'Ni vous ni moi ne buvons d’alcool. À quoi ressemble pour vous une bonne soirée entre amis ?',
      () => 'Je vois que vous ne buvez pas d’alcool non plus. Où aimez-vous retrouver les gens ?',
    ],
  },
  general: [
    'Comment se passe votre semaine ?',
    'Quel plat a pour vous le goût de la maison ?',
    'Qu’aimez-vous faire un samedi sans obligations ?',
    'Qu’est-ce qui vous a fait sourire cette semaine ?',
  ],
}
