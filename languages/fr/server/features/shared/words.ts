import { BRAND } from '@ndoa/contract/brand'
import type { RequestFault } from '@ndoa/contract/faults'
import { formatCount } from '@ndoa/contract/french'
import { SAVED_SEARCHES_MAX } from '@ndoa/contract/limits'
import { pluralFr as plural } from '@ndoa/contract/plural'
import type { words as en } from '@ndoa/server/features/shared/words'
import { type Unit, waitOf } from '@ndoa/server/platform/limits'
import { words as faults } from '../../../contract/words/faults.ts'

const countOf = (thing: string) => (count: number) =>
  plural(count, {
    one: `${count} ${thing}`,
    many: `${formatCount(count)} de ${thing}s`,
    other: `${formatCount(count)} ${thing}s`,
  })

const characters = countOf('caractère')
const units: Record<Unit, (count: number) => string> = {
  second: countOf('seconde'),
  minute: countOf('minute'),
  hour: (count) =>
    plural(count, {
      one: `${count} heure`,
      many: `${formatCount(count)} d’heures`,
      other: `${formatCount(count)} heures`,
    }),
  day: countOf('jour'),
}

/** A waiting time inside a sentence. */
export function waiting(seconds: number): string {
  const { count, unit } = waitOf(seconds)
  return units[unit](count)
}

const requestFaults: Record<RequestFault, string> = {
  unusable: 'Ce texte contient des caractères qui ne peuvent pas être utilisés',
  either_contact: 'Indiquez l’un des deux',
  name_missing: 'Indiquez votre nom',
  subject_missing: 'Indiquez un objet',
  message_missing: 'Écrivez votre message',
  about_missing: 'Dites-nous de quel profil ou de quelle page il s’agit',
  details_missing: 'Dites-nous ce qui ne va pas',
  appeal_missing: 'Dites-nous pourquoi nous devrions réexaminer notre décision',
}

export const words: typeof en = {
  tooManyRequests: 'Trop de demandes.',
  tryAgainIn: (seconds) => `Réessayez dans ${waiting(seconds)}.`,
  tooManyChanges: 'Vous avez déjà changé cela plusieurs fois.',
  wrongAppCode:
    'Ce code n’est pas le bon. Réessayez. S’il est encore refusé, l’horloge de votre téléphone est peut-être déréglée : passez-la en réglage automatique.',
  refusals: {
    'request.invalid': 'Vérifiez les champs signalés.',
    'request.malformed': 'Nous n’avons pas pu lire cette demande.',
    'request.too_slow': 'L’envoi a pris trop de temps. Réessayez.',
    'request.too_large': 'C’est trop volumineux pour être envoyé.',
    'request.unsupported_type': 'Ce type de contenu n’est pas accepté ici.',
    'request.method': 'Cela n’est pas possible ici.',
    'request.foreign_origin': 'Cette demande vient d’un autre site.',
    'request.denied': 'Vous n’avez pas accès à cela.',
    'request.not_found': 'Cela n’est pas disponible.',
    'request.too_many': 'Trop de demandes. Réessayez plus tard.',
    'request.too_many_uploads': 'Cela fait beaucoup de photos à la fois. Réessayez dans un instant.',
    'server.defect': 'Un problème est survenu. Réessayez.',
    'server.busy': 'Le service est très sollicité. Réessayez dans un instant.',
    'accounts.sign_in_needed': 'Connectez-vous.',
    'accounts.email_unconfirmed': 'Confirmez d’abord votre adresse e-mail.',
    'accounts.email_taken': 'Un compte existe déjà avec cet e-mail. Essayez plutôt de vous connecter.',
    'accounts.password_too_short': 'Le mot de passe doit avoir au moins 6 caractères.',
    'accounts.password_common': 'Ce mot de passe est trop courant. Choisissez-en un autre.',
    'accounts.email_needed':
      'Ajoutez d’abord une adresse e-mail : elle vous servira, avec le mot de passe, à vous connecter.',
    'accounts.email_invalid': 'Indiquez une adresse e-mail valide.',
    'accounts.email_unreachable': 'Cette adresse e-mail n’a pas pu être vérifiée. Relisez-la et réessayez.',
    'accounts.too_young': faults.too_young,
    'accounts.wrong_credentials': 'L’e-mail ou le mot de passe est incorrect.',
    'accounts.too_many_tries': 'Trop de tentatives.',
    'accounts.codes_used_up':
      'Nous ne pouvons plus envoyer de SMS vers votre pays pour le moment. Utilisez plutôt votre adresse e-mail.',
    'accounts.suspended': 'Ce compte est suspendu.',
    'accounts.second_factor_needed': 'Saisissez le code de votre appli d’authentification.',
    'accounts.link_invalid': 'Ce lien n’est plus valable. Demandez-en un nouveau.',
    'accounts.sign_in_confirmation_needed': 'Confirmez que vous voulez vous connecter ici.',
    'accounts.sign_up_password_needed': 'Saisissez le mot de passe choisi lors de votre inscription.',
    'accounts.sign_up_password_wrong':
      'Ce n’est pas le mot de passe choisi lors de votre inscription. Réessayez, ou recommencez ci-dessous.',
    'accounts.signed_in_as_another': 'Le compte d’une autre personne est ouvert dans ce navigateur.',
    'accounts.proof_needed': 'Saisissez votre mot de passe actuel, ou reconnectez-vous.',
    'accounts.phone_unknown':
      'Le numéro de téléphone ou le mot de passe est incorrect. Vérifiez-les et réessayez.',
    'accounts.code_invalid': 'Ce code n’est pas le bon',
    'accounts.second_factor_wrong': 'Ce code n’est pas le bon. Réessayez.',
    'accounts.second_step_over': 'Cette connexion a expiré. Reconnectez-vous.',
    'accounts.second_factor_is_on': 'La connexion en deux étapes est déjà activée.',
    'accounts.second_factor_is_off': 'La connexion en deux étapes n’est pas activée.',
    'accounts.wrong_password': 'Ce n’est pas votre mot de passe actuel.',
    'statements.appealed': 'Vous avez déjà demandé un réexamen de cette décision.',
    'statements.too_late': 'Cette décision date de plus de six mois et ne peut plus être réexaminée.',
    'push.unknown_service': 'Nous ne pouvons pas envoyer de notifications à ce navigateur.',
    'settings.second_factor':
      'Activez ou désactivez la connexion en deux étapes avec votre appli d’authentification.',
    'membership.price_changed': 'Le prix a changé. Regardez-le de nouveau avant de payer.',
    'membership.method_unavailable':
      'Ce moyen de paiement n’est pas disponible pour le moment. Choisissez-en un autre.',
    'membership.country_needed':
      'Indiquez d’abord votre pays de résidence dans votre profil : les prix en dépendent.',
    'membership.provider_away':
      'Le service de paiement ne répond pas pour le moment, et rien n’a été débité. Réessayez dans quelques minutes.',
    'membership.nothing_to_withdraw': 'Il ne reste rien à rembourser de ce paiement.',
    'membership.no_card': 'Aucune carte ne permet de renouveler votre formule.',
    'membership.needed': `Enregistrer des recherches et savoir qui vient d’arriver fait partie de Premium ${BRAND}. Tous les filtres sont gratuits.`,
    'saved_searches.too_many': `Vous avez ${SAVED_SEARCHES_MAX} recherches enregistrées. Supprimez-en d’abord une.`,
    'saved_searches.same_filters': 'Vous avez déjà enregistré cette recherche.',
    'saved_searches.same_name': 'Vous avez déjà une recherche enregistrée de ce nom.',
    'likes.paused': 'Votre profil est en pause. Pour aimer un profil, mettez fin à la pause.',
    'profiles.age_range': 'L’âge minimum doit être inférieur à l’âge maximum',
    'photos.too_many': 'Vous pouvez avoir 9 photos au plus.',
    'photos.deleted':
      'Cette photo a été supprimée. Pour l’ajouter de nouveau, choisissez-la encore une fois.',
    'photos.unreadable': 'Choisissez une photo au format JPEG, PNG ou WebP.',
    'photos.too_many_pixels': 'Cette photo est trop grande. Choisissez-en une plus petite.',
    'photos.too_small':
      'Cette photo est trop petite. Choisissez-en une d’au moins 200 pixels sur son petit côté.',
    'photos.too_narrow':
      'Cette photo est trop étroite. Choisissez-en une dont le grand côté fait au plus 4 fois le petit.',
    'photos.not_the_own_set': 'Vos photos ont changé. Réessayez.',
    'photos.rejected': 'Une photo refusée ne peut pas être la photo principale.',
    'verification.no_photo':
      'Ajoutez d’abord une photo principale et attendez qu’elle soit approuvée : c’est avec elle que nous vous comparons.',
    'verification.waiting': 'Nous examinons déjà votre demande.',
    'verification.verified': 'Votre profil est déjà vérifié.',
    'verification.expired':
      'Ce code n’est plus valable : plus de dix minutes ont passé, ou vous avez recommencé.',
    'likes.matched': 'Entre vous, l’intérêt est déjà réciproque.',
    'messaging.idempotency_conflict': 'Ce message a déjà été envoyé avec un autre texte.',
    'reports.idempotency_conflict': 'Ce signalement a déjà été envoyé avec d’autres mots.',
    'messaging.slowed':
      'Vous ne pouvez pas commencer de nouvelles conversations pour le moment. Vous pouvez toujours écrire aux personnes avec qui vous discutez déjà.',
    'messaging.unavailable': 'Membre indisponible',
  },
  faults: {
    ...faults,
    unknown: 'Nous ne connaissons pas ce champ.',
    missing: 'Ce champ manque.',
    ...requestFaults,
    too_long: (most) => `C’est trop long : ${characters(most)} au plus.`,
    too_many: (most) => `${formatCount(most)} au plus.`,
    too_big: (most) => `Indiquez ${formatCount(most)} au plus.`,
    too_short: (least) => `C’est trop court : au moins ${characters(least)}.`,
    too_few: (least) => `Il en faut au moins ${formatCount(least)}.`,
    too_small: (least) => `Indiquez ${formatCount(least)} au moins.`,
  },
}
