import { BRAND } from '@ndoa/contract/brand'
import type { words as en } from '@ndoa/web/public/words/careers'

export const words: typeof en = {
  title: 'Travailler chez nous',
  description: `Travailler chez ${BRAND}, d’où que vous soyez : pourquoi, comment nous recrutons, et comment postuler.`,
  subtitle: 'Aidez des personnes qui veulent se marier à se rencontrer. Où que vous viviez.',
  hiring: {
    title: 'Comment nous recrutons',
    steps: {
      apply: {
        title: 'Candidature',
        text: 'Envoyez-nous quelques lignes sur vous et sur ce que vous avez réalisé.',
      },
      screen: {
        title: 'Premier appel',
        text: 'Un appel court : ce que vous cherchez, et ce que nous sommes.',
      },
      interview: {
        title: 'Entretien',
        text: 'Vous rencontrez les personnes avec qui vous travailleriez, autour d’une tâche réelle.',
      },
      offer: { title: 'Réponse', text: 'Une réponse claire et par écrit, dans un sens ou dans l’autre.' },
    },
  },
  why: {
    title: 'Pourquoi travailler ici',
    text: [
      `Peu de produits comptent autant pour une personne que celui qui lui a fait rencontrer son conjoint. ${BRAND} est fait pour les personnes qui veulent se marier : nous visons donc des mariages, pas des minutes passées à l’écran.`,
    ],
  },
  values: {
    title: 'Ce à quoi nous tenons',
    text: [
      {
        list: [
          '<strong>L’honnêteté,</strong> avec les membres et entre nous.',
          '<strong>Le respect</strong> de chaque foi, de chaque ethnie et de chaque tradition.',
          '<strong>Des choses simples, bien faites,</strong> pour les réseaux lents et les téléphones ordinaires.',
          '<strong>Le soin</strong> avant la croissance : un membre qui se sent en sécurité en parle à deux autres.',
        ],
      },
    ],
  },
  offer: 'Ce que nous offrons',
  noPositions: {
    title: 'Aucun poste à pourvoir',
    text: 'Nous ne recrutons pas en ce moment. Si vous aimeriez travailler un jour avec nous, dites-nous ce que vous feriez ici :',
  },
  positions: { title: 'Postes à pourvoir', text: ['Tous se font à distance.'] },
  nothing: {
    title: 'Rien pour vous ici ?',
    text: ['Dites-nous ce que vous feriez ici. Nous lisons tout et répondons à tout le monde.'],
  },
  apply: 'Postuler par e-mail',
  application: 'Candidature',
  fullTime: 'À distance · Temps plein',
  partTime: 'À distance · Temps partiel',
}
