import { BRAND } from '@ndoa/contract/brand'
import { PAGE_KB } from '@ndoa/web/public/page-weight'
import type { words as en } from '@ndoa/web/public/words/about'

const sections: typeof en.sections = {
  why: {
    title: 'Pourquoi nous existons',
    text: [
      'Beaucoup d’Africains vivent loin de l’endroit où leur famille, autrefois, leur aurait présenté quelqu’un. Un cousin à Lagos, une sœur à Toronto, une tante à Accra : tout le monde veut bien aider, et personne ne sait à qui demander. Les applis de rencontre ordinaires ne savent rien de la dot, d’une langue maternelle partagée, ni de ce que veut dire rendre grâce avant le repas.',
      `Nous avons créé ${BRAND} pour les femmes et les hommes qui veulent se marier, et qui veulent qu’on les interroge sur ce qui compte : la foi, l’ethnie et la culture, la langue, la famille, le lieu et les valeurs.`,
    ],
  },
  beliefs: {
    title: 'Ce que nous croyons',
    text: [
      {
        list: [
          '<strong>Le mariage est une chose sérieuse, et joyeuse.</strong> Personne n’est ici pour passer le temps. Les membres disent ouvertement ce qu’ils cherchent.',
          '<strong>La culture est une force.</strong> Votre ethnie, vos langues et votre foi font partie de vous : elles comptent donc dans chaque suggestion. Elles ne vous donnent jamais plus ou moins de valeur.',
          '<strong>Des chiffres honnêtes.</strong> Un pourcentage de compatibilité est calculé des deux côtés, il est le même pour vous deux, et il s’explique point par point.',
          '<strong>La sécurité avant la croissance.</strong> Votre numéro de téléphone et votre adresse e-mail ne sont jamais montrés. Vous décidez qui voit votre profil, et si vos photos sont floutées.',
          `<strong>Pour tous les téléphones.</strong> Internet coûte cher en bien des endroits : nos pages sont donc légères. Celle-ci pèse moins de ${PAGE_KB} Ko.`,
        ],
      },
    ],
  },
  matching: {
    title: 'Comment naissent les suggestions',
    text: [
      'Vous nous parlez de vous et de la personne que vous espérez rencontrer. Nous comparons dans les deux sens : à quel point elle correspond à ce que vous cherchez, et à quel point vous correspondez à ce qu’elle cherche. La foi et la culture pèsent le plus ; viennent ensuite l’âge et le lieu, le mode de vie, les centres d’intérêt et les études. Vos critères non négociables sont toujours respectés. Le résultat est un pourcentage ; touchez-le, et vous voyez d’où il vient.',
      'Aucun algorithme ne sait qui vous aimerez, et le nôtre ne prétend pas le savoir. Il vous épargne les conversations qui n’auraient jamais abouti, pour que vous ayez du temps pour celle qui aboutira.',
    ],
  },
  family: {
    title: 'Votre famille est la bienvenue',
    text: [
      'Un mariage unit deux familles. Prenez votre temps, demandez conseil à votre mère, venez avec votre frère au premier rendez-vous. Vous pouvez montrer nos mots et nos images à vos parents sans rougir.',
    ],
  },
}

export const words: typeof en = {
  title: 'À propos',
  description: `Pourquoi ${BRAND} existe, ce que nous croyons, et comment nous rapprochons des personnes qui veulent se marier.`,
  subtitle: `${BRAND} veut dire mariage en swahili. C’est pour cela que nous sommes là.`,
  sections,
  figures: `${BRAND} en chiffres`,
  joining: {
    title: 'Qui peut s’inscrire',
    text: [
      'Toute personne de 18 ans ou plus, qui est libre de se marier et le dit honnêtement. Lisez nos <terms>conditions d’utilisation</terms> et nos <tips>conseils de sécurité</tips>.',
    ],
  },
}
