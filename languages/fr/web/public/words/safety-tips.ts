import { SHIELD_PAUSE_DAYS, VERIFIED_MONTHS } from '@ndoa/contract/limits'
import { CONTACT_SAFETY_DUE_HOURS } from '@ndoa/contract/trust/case-rules'
import type { words as en } from '@ndoa/web/public/words/safety-tips'
import { REVIEW_PROMISE } from './phrases.ts'

const groups: typeof en.groups = {
  'before-you-trust': {
    title: 'Avant de faire confiance',
    tips: [
      'Continuez à vous écrire ici tant que vous avez un doute. Si quelqu’un vous pousse dès le premier jour vers une autre appli, ce n’est pas sans raison.',
      'Demandez un appel vidéo avant de trop vous attacher. Une caméra toujours en panne doit vous alerter.',
      'Faites attention à ce qui ne concorde pas : un métier qui change, des photos dignes d’un magazine, des réponses qui pourraient s’adresser à n’importe qui.',
      'Méfiez-vous des grandes déclarations d’amour dès la première semaine, surtout de la part de quelqu’un que vous n’avez jamais vu.',
      'Parlez de cette personne à votre famille ou à un ami. L’amour supporte les questions ; l’escroquerie, non.',
    ],
  },
  money: {
    title: 'N’envoyez jamais d’argent',
    tips: [
      'N’envoyez ni argent, ni cartes cadeaux, ni crédit téléphonique, ni cryptomonnaie à quelqu’un que vous n’avez pas rencontré, si triste ou si urgente que soit l’histoire.',
      'Une facture d’hôpital, des frais de douane, un portefeuille volé à l’aéroport, un placement qui ne peut pas échouer : ce sont les histoires habituelles.',
      'Ne recevez et ne transmettez jamais d’argent pour quelqu’un non plus. Vous pourriez devenir complice d’un délit.',
      'Ne communiquez jamais vos coordonnées bancaires, un code à usage unique, votre carte d’identité ou votre mot de passe. Nous ne les demandons jamais.',
      'Signalez toute personne qui vous demande de l’argent, depuis les trois points à côté de son nom. Vous protégez aussi la personne suivante.',
    ],
  },
  'money-sent': {
    title: 'Si vous avez envoyé de l’argent',
    tips: [
      'Appelez tout de suite votre banque ou votre opérateur de mobile money, et demandez-leur d’arrêter ou d’annuler le paiement. Les premières heures comptent le plus.',
      'Si vous avez communiqué des numéros de carte, un code PIN ou un autre code, faites bloquer la carte ou le compte et changez vos mots de passe.',
      'Gardez la conversation, les numéros de téléphone et tous les reçus. Votre banque et la police pourront vous les demander.',
      'Allez à la police. Les plaintes d’autres personnes mènent peut-être au même escroc.',
      'N’envoyez plus rien, pas même à quelqu’un qui promet de récupérer votre argent contre des frais. C’est l’escroquerie suivante.',
      'Prévenez-nous par la page Contact. Ce n’est pas votre faute, et cela n’arrive pas qu’à vous.',
    ],
  },
  'profile-and-photos': {
    title: 'Votre profil et vos photos',
    tips: [
      'N’indiquez ni votre adresse, ni votre lieu de travail, ni votre numéro de téléphone, dans vos textes comme sur vos photos.',
      'N’envoyez pas de photos intimes. Une fois qu’elles sont parties, vous ne pouvez plus les reprendre.',
      'Dans les paramètres, vous choisissez qui voit votre profil, si vos photos sont floutées et si l’on voit que vous êtes en ligne.',
      'Utilisez un mot de passe qui ne vous sert nulle part ailleurs, et activez les alertes de connexion dans les paramètres.',
    ],
  },
  meeting: {
    title: 'La première rencontre',
    tips: [
      'Retrouvez-vous dans un lieu public, en plein jour, et faites le trajet par vos propres moyens, à l’aller comme au retour.',
      'Dites à quelqu’un où vous serez, avec qui, et quand vous appellerez. Venez avec un ami ou un proche si vous le souhaitez.',
      'Gardez votre verre et votre téléphone avec vous, et partez quand vous voulez. Vous ne devez à personne une deuxième heure.',
      'Si l’un de vous voyage pour rencontrer l’autre, réservez votre propre chambre, votre propre billet et votre propre retour.',
      'Gardez votre passeport et votre billet de retour sur vous, toujours.',
    ],
  },
  'before-the-wedding': {
    title: 'Avant le mariage',
    tips: [
      'Rencontrez la famille de l’autre personne, et présentez-lui la vôtre. Demandez ce que chacun attend pour la cérémonie, le travail, les enfants et l’endroit où vivre.',
      'Assurez-vous que l’autre personne est libre de se marier. Demandez à voir ses papiers, et montrez les vôtres.',
      'Personne n’a le droit de vous forcer, de vous presser ni de payer pour vous avoir. Si l’on vous force, parlez-en à quelqu’un en qui vous avez confiance, ou à la police.',
    ],
  },
}

export const words: typeof en = {
  title: 'Conseils de sécurité',
  description:
    'Comment reconnaître une escroquerie sentimentale, protéger vos données et vos photos, et vous rencontrer sans danger pour la première fois.',
  subtitle:
    'La plupart des membres sont bien ceux qu’ils disent être. Ces habitudes vous protègent des rares qui ne le sont pas.',
  wrong: {
    title: 'Quelque chose ne va pas ?',
    report: `Si vous êtes en danger, appelez d’abord la police. Appuyez sur les trois points à côté d’un nom, d’une photo ou d’un message, et choisissez « Signaler ». ${REVIEW_PROMISE}`,
    withoutAccount: (address) =>
      `Sans compte, choisissez « Sécurité » sur la <contact>page Contact</contact> ou écrivez à <mail>${address}</mail>. Nous examinons ce qui arrive par la page Contact sous ${CONTACT_SAFETY_DUE_HOURS} heures.`,
  },
  groups,
  whatWeDo: {
    title: 'Ce que nous faisons pour vous',
    text: [
      {
        list: [
          'Seuls les membres dont l’intérêt est réciproque peuvent s’écrire.',
          'Les numéros de téléphone et les adresses e-mail ne sont jamais montrés.',
          'Nous examinons chaque nouvelle photo avant que d’autres la voient, et nous en retirons les données de localisation.',
          'Vous pouvez bloquer n’importe qui, partout où vous voyez cette personne. Vous ne vous voyez plus l’un l’autre, et elle n’en est pas informée. Le blocage tient aussi si elle revient avec un nouveau compte et le même numéro ou la même adresse.',
          `Quand quelqu’un vous demande de l’argent, ou votre numéro dès le début, une ligne à côté du message vous le dit. Qui demande de l’argent à plusieurs reprises ne peut plus commencer de nouvelles conversations pendant ${SHIELD_PAUSE_DAYS} jours au plus, et l’un de nous examine la situation.`,
          'Quand des personnes que nous avons exclues définitivement reviennent avec un nouveau compte, nous nous en apercevons souvent. L’un de nous vérifie alors le compte, ou ses premières photos et ses premiers messages, avant que d’autres les voient.',
          'Quand nous excluons définitivement quelqu’un pour escroquerie, nous le disons à toutes les personnes à qui il a écrit, une seule fois et sans détails. À ce moment-là, deux d’entre nous l’ont déjà confirmé ; si l’exclusion est annulée plus tard, nous le leur disons aussi.',
          `Un badge bleu signifie que deux personnes de notre équipe ont comparé les photos d’un membre avec des photos prises en direct. Il ne vérifie ni le nom, ni l’âge, ni la situation matrimoniale, ni les intentions, et il prend fin après ${VERIFIED_MONTHS} mois ou avec une nouvelle photo principale. Vous pouvez demander à une personne avec qui l’intérêt est réciproque de faire vérifier son profil.`,
          'Vous pouvez signaler n’importe qui, partout où vous voyez cette personne. Quelqu’un de notre équipe examine votre signalement et vous dit ce qui en résulte, et la personne n’apprend pas qui l’a signalée. Les <rules>règles de la communauté</rules> disent ce que nous faisons alors, et <figures>nos chiffres</figures> combien de fois.',
        ],
      },
    ],
  },
}
