import type { matching as en } from '@ndoa/web/public/words/faq/matching'

export const matching: typeof en = {
  title: 'Compatibilité et affinités',
  entries: {
    percentage: {
      question: 'Que veut dire le pourcentage de compatibilité ?',
      text: [
        'À quel point vos réponses vont ensemble, dans les deux sens : foi, langues et culture, âge, lieu, mode de vie, centres d’intérêt et études. C’est le même chiffre pour vous deux ; touchez-le, et vous voyez d’où il vient. Il ne prétend pas prédire l’amour.',
      ],
    },
    dealBreakers: {
      question: 'Que sont les critères non négociables ?',
      text: [
        'Ce avec quoi vous ne pourriez pas vivre, comme le tabac ou une foi différente. Nous ne vous suggérons pas les membres qui n’y correspondent pas, et nous ne vous suggérons pas à eux. Une question restée sans réponse ne joue jamais contre quelqu’un.',
      ],
    },
    ownTribe: {
      question: 'Puis-je chercher seulement dans mon ethnie ou dans ma foi ?',
      text: [
        'Vous pouvez dire quelle foi vous préférez, en faire un filtre, et faire d’une foi différente un critère non négociable. L’ethnie et la langue maternelle augmentent le pourcentage ; elles ne donnent jamais à personne plus ou moins de valeur.',
      ],
    },
    writing: {
      question: 'Quand puis-je écrire à quelqu’un ?',
      text: [
        'Quand chacun a aimé le profil de l’autre. C’est aussitôt une affinité, et vous pouvez commencer à vous écrire.',
      ],
    },
    likes: {
      question: 'Un « J’aime » coûte-t-il quelque chose ?',
      text: ['Non. Les « J’aime » sont gratuits.'],
    },
    views: {
      question: 'L’autre personne voit-elle que j’ai regardé son profil ?',
      text: ['Elle voit combien de personnes l’ont regardé ces sept derniers jours, mais pas qui.'],
    },
  },
}
