import { BRAND } from '@ndoa/contract/brand'
import { dayFr, de } from '@ndoa/contract/french'
import { SHIELD_PAUSE_DAYS } from '@ndoa/contract/limits'
import { pluralFr as plural } from '@ndoa/contract/plural'
import { SHIELD_DUE_HOURS } from '@ndoa/contract/trust/case-rules'
import { APPEAL_MONTHS, STRIKE_DAYS, SUSPENSION_STRIKE_DAYS } from '@ndoa/contract/trust/decision-rules'
import type { ReportReason } from '@ndoa/contract/trust/reports'
import type { words as en } from '@ndoa/server/features/trust/decisions/words'
import { rules } from './words/rules.ts'

/** The rule behind a reason, as published at /community-rules. */
const rule = (reason: ReportReason) =>
  `Règles de la communauté, « ${rules[reason].title} » : ${rules[reason].rule}`

const EVERYWHERE = `Cela vaut partout sur ${BRAND}.`
const COURTS = 'vous adresser à un tribunal, ou à un organisme de règlement extrajudiciaire des litiges.'
const TRUST =
  'Les membres doivent avoir l’assurance que personne ici n’en veut à leurs économies, quelle que soit la raison donnée.'
const NO_STRIKE = 'Aucun manquement n’est retenu.'

const several = (count: number, thing: string) =>
  plural(count, {
    one: `${count} ${thing}`,
    many: `${count} de ${thing}s`,
    other: `${count} ${thing}s`,
  })
const inDays = (days: number | null) => several(days ?? 0, 'jour')

/** For fraud bans. */
const CONTACTS_NOTIFIED =
  'Nous disons à toutes les personnes qui ont reçu un message de vous que nous avons fermé votre compte parce qu’il enfreignait nos règles sur l’argent ou les fausses identités, et comment se protéger. Si nous annulons l’exclusion, nous leur disons que nous avions tort.'
const CONTACTS_CORRECTED =
  'Nous disons à toutes les personnes que nous avions mises en garde à votre sujet que notre décision était une erreur, et qu’il n’y a aucune raison de se méfier de vous.'

/** For a wrongful suspension. */
const DAYS_BACK = 'Si vous aviez payé une formule, les jours que vous avez perdus y sont ajoutés.'

/** Restrictions that remain after a decision is lifted. */
const stillApplies = {
  all: `Vous pouvez de nouveau utiliser ${BRAND} sans restriction.`,
  suspended: 'Mais votre compte reste suspendu, pour une autre raison à laquelle cela ne change rien.',
  slowed:
    'Mais vous ne pouvez toujours pas commencer de nouvelles conversations, pour une autre raison à laquelle cela ne change rien.',
}

/** Why the rule matters. */
const why: Record<ReportReason, string> = {
  money: `Vous avez demandé de l’argent ou des cadeaux, ou invité quelqu’un à faire un placement. ${TRUST}`,
  not_in_photos:
    'La personne que montrent les photos n’est pas vous. Les membres doivent savoir à qui ils parlent.',
  underage: `Ce que nous avons vu indique que vous avez moins de 18 ans, ou qu’un enfant est concerné. ${BRAND} est réservé aux adultes.`,
  threats:
    'Vous avez menacé quelqu’un ou fait pression sur quelqu’un. Personne ici ne doit avoir à craindre un autre membre.',
  hate: 'Ce que vous avez écrit ou montré insulte des personnes, ou les méprise pour ce qu’elles sont.',
  sexual: 'Ce que vous avez écrit ou montré est à caractère sexuel, et les membres ne l’avaient pas demandé.',
  married: `Ce que nous avons vu indique que vous êtes dans les liens du mariage, ou que vous avez promis le mariage à quelqu’un. Les membres de ${BRAND} sont ici pour se marier.`,
  advertising: 'Vous avez proposé des marchandises ou des services, ou envoyé des membres ailleurs.',
  trafficking:
    'Ce que nous avons vu indique que quelqu’un est contraint ou vendu. Dans ce cas, nous agissons aussitôt pour protéger les personnes.',
  meeting: 'Ce qui s’est passé en dehors de ce site met d’autres membres en danger.',
  other: 'Ce que vous avez fait cause du tort à d’autres membres, comme décrit plus haut.',
}

export const words: typeof en = {
  rule,
  why,
  titles: {
    advice: 'Un mot amical de notre équipe',
    content_removed: 'Nous avons retiré un contenu de votre compte',
    slowed: 'Pendant un certain temps, vous ne pouvez pas commencer de nouvelles conversations',
    suspended: 'Votre compte est suspendu',
    banned: 'Votre compte est suspendu pendant que nous statuons sur une exclusion définitive',
  },
  decisions: {
    advice: () => 'C’est un conseil. Rien n’est restreint dans votre compte.',
    content_removed: (_days, removed) =>
      `${removed} Plus personne sur ${BRAND} ne peut voir ce contenu. Le reste de votre compte n’est pas restreint.`,
    slowed: (days, removed) =>
      `Pendant ${inDays(days)}, vous ne pouvez pas commencer de nouvelles conversations. Celles qui ont commencé continuent. ${EVERYWHERE} ${removed}`,
    suspended: (days, removed) =>
      `Pendant ${inDays(days)}, personne ne peut voir votre profil et vous ne pouvez pas utiliser votre compte. ${EVERYWHERE} ${removed}`,
    banned: (_days, removed) =>
      `Nous envisageons une exclusion définitive. Une deuxième personne de notre équipe en décide sous 24 heures. D’ici là, personne ne peut voir votre profil et vous ne pouvez pas utiliser votre compte. ${EVERYWHERE} ${removed}`,
  },
  removed: (list, { photos, messages, bio }) => {
    const parts = [
      photos > 0 && several(photos, 'photo'),
      messages > 0 && several(messages, 'message'),
      bio && 'votre présentation',
    ].filter((part) => part !== false)
    return parts.length > 0 ? `Nous avons retiré ${list(parts)}.` : ''
  },
  strikes: {
    none: NO_STRIKE,
    one: `Un manquement est retenu pendant ${STRIKE_DAYS} jours.`,
    two: `Cela compte comme deux manquements, retenus pendant ${SUSPENSION_STRIKE_DAYS} jours.`,
  },
  fewFacts: (week) =>
    `Dans la semaine du ${dayFr(week)}, nous avons constaté que la règle ci-dessous avait été enfreinte. Nous n’en disons pas plus, pour que personne ne puisse être reconnu.`,
  source: {
    reported: 'Nous avons examiné la situation parce qu’elle nous a été signalée.',
    found: 'Personne ne l’a signalé. Nous l’avons constaté nous-mêmes.',
  },
  automation: {
    program:
      'Un programme a attiré notre attention. Il n’a rien décidé : une personne de notre équipe a examiné la situation et a décidé.',
    people:
      'Aucun programme n’a constaté ni décidé cela. Une personne de notre équipe a examiné la situation et a décidé.',
  },
  appeal: `Si vous pensez que nous avons tort, demandez ici un réexamen dans un délai de ${APPEAL_MONTHS} mois. C’est gratuit, et une personne qui n’a pas pris part à cette décision tranchera. Vous pouvez aussi ${COURTS}`,
  banConfirmed: {
    title: 'Votre compte est fermé définitivement',
    decision: (tellsContacts) =>
      `Votre compte est fermé définitivement. Personne ne peut voir votre profil et vous ne pouvez pas utiliser votre compte. ${EVERYWHERE} Deux personnes de notre équipe l’ont décidé l’une après l’autre.${tellsContacts ? ` ${CONTACTS_NOTIFIED}` : ''}`,
  },
  upheld: {
    title: 'Nous avons réexaminé notre décision, et elle est maintenue',
    decision: (decision) => `Notre décision est maintenue. ${decision}`,
    appeal: `Une personne qui n’a pas pris part à la décision l’a réexaminée, comme vous l’aviez demandé. Vous pouvez encore ${COURTS}`,
  },
  lifted: (standing, isRemoved, correctsContacts, wasAppealed, wasSuspended) => ({
    title: 'Nous avons annulé notre décision',
    parts: {
      decision: `Notre décision précédente ne vaut plus. ${stillApplies[standing]} Les manquements retenus par cette décision ne comptent plus, et ce qu’elle avait retiré est rétabli, sauf si vous l’avez supprimé${isRemoved ? ' ou si une autre décision l’a retiré elle aussi' : ''}.${wasSuspended ? ` ${DAYS_BACK}` : ''}${correctsContacts ? ` ${CONTACTS_CORRECTED}` : ''} Nous vous présentons nos excuses.`,
      facts:
        'Une autre personne de notre équipe a réexaminé la situation et est arrivée à un autre résultat.',
      source: wasAppealed
        ? 'Vous nous avez demandé un réexamen.'
        : 'Nous avons réexaminé la décision de nous-mêmes.',
      automation: 'Aucun programme n’a décidé cela. C’est une personne de notre équipe qui l’a fait.',
      rule: 'La règle que nous avions citée dans nos motifs précédents n’a pas été enfreinte.',
      explanation: 'C’est pourquoi il ne reste rien de la décision précédente.',
      appeal:
        'Il n’y a plus rien à réexaminer. Si quelque chose n’est pas redevenu comme avant, écrivez-nous depuis la page Contact.',
    },
  }),
  paused: {
    title: 'Pour le moment, vous ne pouvez pas commencer de nouvelles conversations',
    parts: {
      decision: `Pendant ${SHIELD_PAUSE_DAYS} jours au plus, vous ne pouvez pas commencer de nouvelles conversations. Celles qui ont commencé continuent. ${EVERYWHERE} Cela prend fin plus tôt, dès qu’une personne de notre équipe a examiné la situation. ${NO_STRIKE}`,
      facts:
        'Plusieurs de vos derniers messages ressemblent à des demandes d’argent, de marchandises, de paiement ou de code.',
      source: 'Un programme qui cherche les demandes d’argent dans les messages l’a constaté.',
      automation: `Un programme l’a constaté, et il a mis cette restriction en place de lui-même. Personne de notre équipe n’a encore examiné la situation. Quelqu’un le fera sous ${SHIELD_DUE_HOURS} heures, et seules des personnes décident de tout le reste.`,
      rule: rule('money'),
      explanation: TRUST,
      appeal: `Si vous pensez que c’est une erreur, demandez ici un réexamen. C’est gratuit, et une personne de notre équipe vous lit avant de décider. Quand notre équipe aura décidé, vous recevrez une nouvelle décision avec nos motifs, et vous pourrez en demander le réexamen dans un délai de ${APPEAL_MONTHS} mois. Vous pouvez aussi ${COURTS}`,
    },
  },
  /** A text message, so GSM-7 characters only. */
  statementText: `${BRAND} : une décision concerne votre compte. Connectez-vous pour lire pourquoi, et ce que vous pouvez faire.`,
  statementMail: (name, { title, parts }, link) => ({
    subject: `À propos de votre compte ${BRAND}`,
    preview: 'Prenez le temps de lire ce message.',
    heading: title,
    name,
    paragraphs: [parts.decision, parts.rule, parts.source, parts.automation, parts.appeal],
    action: { link, label: 'Tout lire' },
    closing: ['Ce que nous avons constaté se trouve dans votre compte, où personne d’autre ne le lit.'],
  }),
  warning: (name, who, site) => ({
    subject: `Un message de ${BRAND} pour votre sécurité`,
    preview: 'Prenez une minute pour le lire.',
    heading: 'À propos d’une personne qui vous a écrit',
    name,
    paragraphs: [
      `Nous avons fermé le compte ${de(who)}, qui vous a écrit sur ${BRAND}, parce qu’il enfreignait nos règles sur l’argent ou les fausses identités. Le nom ou les photos étaient peut-être faux, et une escroquerie est possible.`,
      'N’envoyez jamais d’argent à une personne que vous ne connaissez que par ce site, et ne communiquez jamais de coordonnées bancaires, de numéros de carte ni de codes, quelle que soit la raison donnée.',
      'Si vous avez envoyé de l’argent : demandez tout de suite à votre banque ou à votre opérateur de mobile money d’arrêter ou d’annuler l’opération. Gardez la conversation et tous les reçus ; votre banque et la police pourront vous les demander.',
    ],
    action: { link: `${site}/safety-tips#money-sent`, label: 'Voir ce que vous pouvez faire' },
    closing: [
      `Vous avez une question, ou quelque chose à nous dire ? Écrivez-nous : ${site}/contact`,
      'Vous recevez ce message quels que soient vos paramètres de notification, parce qu’il concerne votre sécurité.',
    ],
  }),
  correction: (name, who, site) => ({
    subject: `Une rectification de ${BRAND}`,
    preview: 'Nous avons fait une erreur.',
    heading: 'Nous avons fait une erreur',
    name,
    paragraphs: [
      `Nous vous avions dit que nous avions fermé le compte ${de(who)} parce qu’il enfreignait nos règles. Nous avons réexaminé cette décision : c’était une erreur, et le compte n’est plus exclu.`,
      `Ne tenez plus compte de notre mise en garde contre ${who} : elle était injustifiée. Nous vous présentons nos excuses pour l’inquiétude qu’elle a causée.`,
    ],
    closing: [`Vous avez une question ? Écrivez-nous : ${site}/contact`],
  }),
  answer: (reply) => ({
    subject: `Notre réponse à votre message à ${BRAND}`,
    preview: 'Une personne de notre équipe l’a examiné.',
    heading: 'Notre réponse',
    paragraphs: reply,
  }),
  answerToNotice: (contactPage) =>
    `Aucun programme n’a décidé cela : c’est une personne de notre équipe qui l’a fait. Si vous pensez que nous avons tort, écrivez-nous : ${contactPage}. Vous pouvez aussi ${COURTS}`,
}
