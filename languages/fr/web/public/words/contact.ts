import { BRAND } from '@ndoa/contract/brand'
import { CONTACT_DUE_HOURS, CONTACT_SAFETY_DUE_HOURS } from '@ndoa/contract/trust/case-rules'
import type { words as en } from '@ndoa/web/public/words/contact'

export const words: typeof en = {
  title: 'Contact',
  description: `Écrivez à ${BRAND} : questions, aide technique, sécurité, partenariats, presse et vie privée.`,
  subtitle: `Écrivez à toute heure, 24 heures sur 24 et 7 jours sur 7. Une personne vous répond sous ${CONTACT_DUE_HOURS} heures.`,
  methods: {
    title: 'Ou écrivez-nous un e-mail',
    general: {
      name: 'Questions générales',
      text: 'Vos questions sur nous et sur l’inscription',
    },
    technical: {
      name: 'Aide technique',
      text: 'Quelque chose ne fonctionne pas',
    },
    safety: {
      name: 'Sécurité',
      text: 'Escroquerie, abus, personne en danger',
    },
    business: {
      name: 'Partenariats',
      text: 'Travailler ensemble',
    },
    press: {
      name: 'Presse',
      text: 'Pour les journalistes',
    },
    privacy: {
      name: 'Vie privée',
      text: 'Vos données et vos droits',
    },
  },
  answers: {
    title: 'Réponses rapides',
    text: 'Beaucoup de réponses se trouvent dans les <faq>questions fréquentes</faq>.',
  },
  inDanger: `Appelez d’abord la police. Ensuite, écrivez-nous sous « Sécurité » : nous examinons ces messages sous ${CONTACT_SAFETY_DUE_HOURS} heures.`,
  member: {
    title: 'Au sujet d’un membre ?',
    text: 'Si vous avez un compte, connectez-vous et signalez ce membre depuis les trois points à côté de son nom : nous verrons de quoi il s’agit, et vous verrez ce qui en résulte. Sans compte, <report>dites-le-nous ici</report>. Ce que nous faisons est expliqué dans les <rules>règles de la communauté</rules>.',
  },
  follow: 'Suivez-nous',
  networks: ['Instagram', 'Facebook', 'X'],
  form: {
    title: 'Envoyez-nous un message',
    needsScripts: (address) =>
      `Pour envoyer un message depuis cette page, il faut JavaScript. Sans lui, écrivez à <mail>${address}</mail>.`,
    name: 'Nom',
    email: 'E-mail',
    subject: 'Objet',
    category: 'Catégorie',
    chooseCategory: 'Choisissez une catégorie',
    categories: {
      general: 'Questions générales',
      technical: 'Aide technique',
      account: 'Compte',
      safety: 'Sécurité',
      billing: 'Paiement',
      feedback: 'Votre avis',
      partnership: 'Partenariat',
      press: 'Presse',
      other: 'Autre',
    },
    message: 'Message',
  },
  invalidEmail: 'Cette adresse e-mail n’est pas valide',
  tryAgain: 'Réessayez ou contactez-nous directement',
  sending: {
    needed: {
      name: 'Indiquez votre nom',
      email: 'Indiquez votre e-mail',
      subject: 'Indiquez un objet',
      category: 'Choisissez une catégorie',
      message: 'Écrivez votre message',
    },
    send: 'Envoyer le message',
    sending: 'Envoi du message…',
    sent: 'Message envoyé',
    thanks:
      'Merci ! Nous vous répondrons sous 24 heures, et un accusé de réception vous attend dans vos e-mails.',
    failed: 'Le message n’a pas pu être envoyé',
    tooMany: {
      one: 'Vous avez envoyé beaucoup de messages. Réessayez dans {count} minute ou contactez-nous directement',
      other:
        'Vous avez envoyé beaucoup de messages. Réessayez dans {count} minutes ou contactez-nous directement',
    },
  },
}
