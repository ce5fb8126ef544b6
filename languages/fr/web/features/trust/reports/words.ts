import type { words as en } from '@ndoa/web/features/trust/reports/words'
import { reasons } from './words/reasons.ts'

export const words: typeof en = {
  reasons,
  help: {
    money:
      'Avez-vous envoyé de l’argent ? Demandez maintenant à votre banque ou à votre opérateur de mobile money d’annuler l’opération. N’en envoyez plus, et gardez la conversation : c’est une preuve.',
    threats:
      'Si vous êtes en danger, appelez d’abord la police. Ne payez pas : cela s’arrête rarement là. Gardez les messages et ne supprimez pas la conversation.',
    trafficking:
      'Si quelqu’un est en danger en ce moment même, appelez d’abord la police ou le numéro d’urgence de votre pays.',
    meeting:
      'En cas de blessure ou de danger, appelez d’abord la police ou une ambulance. Parlez-en à quelqu’un en qui vous avez confiance. Un médecin peut vous aider et conserver des preuves, quoi que vous décidiez plus tard.',
  },
  rules: 'Chacun de ces motifs correspond à l’une de nos <a>règles de la communauté</a>.',
  form: {
    details: 'Que s’est-il passé ? (facultatif)',
    detailsHint: 'Cela nous aide à décider de façon juste.',
    alsoBlock: (name) => `Bloquer aussi ${name} : vous ne vous verrez plus l’un l’autre`,
    failed: 'Votre signalement n’a pas pu être envoyé. Réessayez.',
    sending: 'Envoi…',
    send: 'Envoyer le signalement',
  },
  thanks: (hours) =>
    `Merci. Notre équipe examinera votre signalement sous ${hours === 1 ? 'une heure' : `${hours} heures`}. Vous trouverez ce que nous décidons dans les paramètres, sous « Confidentialité ».`,
  own: {
    title: 'Mes signalements',
    failed: 'Vos signalements ne se chargent pas',
    empty: 'Aucun.',
    someone: 'Un membre',
    about: (name, reason) => `${name} : ${reason}`,
    reported: (when) => (/\d{4}/.test(when) ? `Signalement du ${when}` : `Signalement envoyé ${when}`),
    states: {
      received: 'Bien reçu. Quelqu’un l’examinera bientôt.',
      in_review: 'Quelqu’un l’examine en ce moment.',
      breach: 'Nous avons constaté que nos règles ont été enfreintes, et nous avons agi.',
      no_breach:
        'Nous n’avons rien trouvé de contraire à nos règles. Si cela continue, faites un nouveau signalement.',
    },
  },
  secondLook: {
    ask: 'Demander un réexamen',
    why: 'Pourquoi réexaminer notre décision ?',
    hint: (date) =>
      `Vous pouvez le demander une seule fois, jusqu’au ${date}. Une personne qui n’a pas pris part à la décision l’examinera sous trois jours.`,
    failed: 'Votre demande n’a pas pu être envoyée. Réessayez.',
    states: {
      open: (on) =>
        `Vous avez demandé un réexamen le ${on}. Une autre personne de notre équipe va s’en charger.`,
      upheld: (on) => `Une autre personne a réexaminé la décision le ${on}, et elle est maintenue.`,
      lifted: (on) => `Une autre personne a réexaminé la décision le ${on}, et nous reprenons l’examen.`,
    },
  },
}
