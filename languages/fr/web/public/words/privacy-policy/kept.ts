import { PARTING_DAYS } from '@ndoa/contract/limits'
import { EVIDENCE_KEPT_DAYS } from '@ndoa/contract/trust/case-rules'
import { BAN_LIST_YEARS, DECISION_WORDS_KEPT_DAYS } from '@ndoa/contract/trust/decision-rules'
import type { kept as en } from '@ndoa/web/public/words/privacy-policy/kept'

export const kept: typeof en = {
  title: 'Combien de temps nous les gardons',
  text: [
    {
      list: [
        'Votre profil, vos photos, vos affinités et vos messages : jusqu’à ce que vous les retiriez ou supprimiez votre compte.',
        'Une connexion : jusqu’à votre déconnexion, jusqu’à 30 jours après sa dernière utilisation, ou 180 jours au plus.',
        'Une trace des connexions, des tentatives échouées et des changements de la sécurité de votre compte, avec le pays d’où ils viennent, pour que vous puissiez, comme nous, repérer un abus : un an. Le type de navigateur et une partie de l’adresse réseau en sont retirés après 90 jours.',
        'Les liens et les codes de nos e-mails : jusqu’à ce qu’ils aient servi ou expiré.',
        'Ce que ce programme a trouvé dans vos messages, sans leurs mots : 30 jours après le dernier message.',
        'Les photos prises en direct que vous envoyez pour faire vérifier votre profil : jusqu’à ce que deux personnes aient décidé, et pas plus d’une semaine. Le fait que votre profil a été vérifié, quand et par qui : jusqu’à ce que vous supprimiez votre compte.',
        'Combien de fois votre profil a été montré à d’autres : une semaine environ. Les décomptes qui protègent contre les abus : deux jours.',
        'Une inscription par téléphone que vous avez commencée mais pas confirmée avec le code : un jour.',
        'Si nous avons suspendu votre compte, si un manquement aux règles compte encore, ou si un membre l’a bloqué : un code calculé à partir de votre adresse e-mail et de votre numéro de téléphone, pour que cela vaille aussi pour un nouveau compte. Personne ne peut y lire l’adresse ou le numéro. Nous gardons le code d’un numéro pendant un an au plus après la suppression du compte. La personne à l’origine du blocage voit encore le nom que les autres voyaient dans sa propre liste.',
        `Ce qui a été signalé, tel que c’était alors : sous forme chiffrée, seulement pour les personnes qui en décident, jusqu’à ${EVIDENCE_KEPT_DAYS} jours après la clôture du dossier, même si cela, ou le compte, est supprimé entre-temps. Plus longtemps si une autorité ou un tribunal peut en avoir besoin : deux membres expérimentés de notre équipe doivent en être d’accord, et cela prend fin quand deux d’entre eux le décident.`,
        `Ce que nous avons écrit au sujet d’une décision, et ce qu’elle a retiré : ${DECISION_WORDS_KEPT_DAYS} jours après la clôture du dossier, ou ${EVIDENCE_KEPT_DAYS} jours si votre compte est supprimé. Le fait qu’elle a été prise reste, sans nom. Nos motifs, que vous pouvez lire dans votre compte : jusqu’à ce que vous le supprimiez.`,
        `Les personnes que vous avez bloquées ou les affinités auxquelles vous avez mis fin, pour que vous puissiez encore les signaler : ${PARTING_DAYS} jours. Un blocage lui-même : jusqu’à ce que vous l’annuliez.`,
        `Si nous avons décidé votre exclusion définitive, ou si l’un de nous l’a proposée : des codes calculés à partir de votre adresse e-mail, de votre numéro de téléphone, de vos navigateurs, de vos photos et de votre présentation, pour que nous remarquions un nouveau compte. Personne ne peut y lire l’adresse, le numéro ou les mots, ni y voir une photo. Nous les supprimons après ${BAN_LIST_YEARS} ans, et aussitôt si l’exclusion est refusée ou annulée.`,
        'En cas d’exclusion pour escroquerie : le nom que les autres voyaient, et à qui vous avez écrit. Nous disons à ces personnes que nous avons fermé votre compte, et que nous avons eu tort si l’exclusion est annulée. Nous supprimons cela un an après l’annulation de l’exclusion.',
        'Si vous supprimez votre compte pendant que nous examinons un dossier qui vous concerne : les mêmes codes, le nom que les autres voyaient et à qui vous avez écrit, sous forme chiffrée, pour que nous puissions encore décider d’une exclusion. Nous les supprimons dès que le dossier est fermé sans exclusion, et après 30 jours au plus.',
        'Si vous changez d’adresse e-mail ou de numéro de téléphone pendant que nous examinons un dossier qui vous concerne : un code calculé à partir des anciennes coordonnées, jusqu’à la clôture du dossier. S’il aboutit à une exclusion, ce code est gardé avec les autres.',
        `Si un membre a mis fin à une affinité avec vous, ou si vous ne pouviez pas commencer de nouvelles conversations quand vous avez supprimé votre compte : un code calculé de la même manière, pour que cela tienne aussi pour un nouveau compte, pendant le temps qui reste : ${PARTING_DAYS} jours au plus.`,
        'Des codes calculés à partir de vos photos, pour que nous puissions les comparer à ceux des personnes que nous avons exclues : jusqu’à ce que vous retiriez la photo. Personne ne peut y voir une photo.',
        'Les navigateurs de vos connexions, sous forme de code : un an après leur dernière utilisation.',
        'Les sauvegardes : jusqu’à 30 jours. Un compte supprimé n’est pas rétabli à partir d’elles.',
        'Ce que vous avez acheté, et vos reçus : aussi longtemps que le droit fiscal l’exige. Une fois votre compte supprimé, ils ne portent plus votre nom, et rien n’y mène à vous.',
        'Une carte qui renouvelle votre formule : jusqu’à la fin de la formule ou la suppression de votre compte.',
        'Ce que vous nous écrivez par la page Contact : aussi longtemps que nous en avons besoin pour vous aider, et pas au-delà de la suppression de votre compte.',
      ],
    },
  ],
}
