import { BRAND } from '@ndoa/contract/brand'
import { addresses } from '@ndoa/web/public/addresses'
import type { words as en } from '@ndoa/web/public/words/privacy-policy'
import { kept } from './privacy-policy/kept.ts'

const sections: typeof en.sections = {
  collected: {
    title: 'Les informations que nous recueillons',
    text: [
      '<strong>Ce que vous nous donnez :</strong> votre nom, votre sexe, votre date de naissance, votre pays, votre adresse e-mail ou votre numéro de téléphone et votre mot de passe ; votre profil et vos préférences ; vos photos ; les profils que vous aimez ; les messages que vous écrivez ; vos paramètres ; qui vous signalez et pourquoi ; des photos prises en direct, si vous voulez faire vérifier votre profil ; et ce que vous nous écrivez.',
      '<strong>Ce que nous enregistrons pendant que vous utilisez le service :</strong> votre dernière visite, les profils que vous ouvrez, et, pour chaque endroit où votre compte est ouvert, l’adresse réseau et le type de navigateur, pour que vous puissiez repérer une connexion qui n’est pas la vôtre. Nous devinons aussi votre pays d’après l’adresse réseau, sur notre propre serveur, pour remplir un formulaire à votre place.',
      '<strong>Si vous achetez une formule :</strong> ce que vous avez acheté, quand, à quel prix et comment, votre pays et celui d’où vient votre paiement. Si vous la laissez se renouveler par carte, aussi les quatre derniers chiffres de la carte et un code avec lequel le prestataire peut la débiter pour nous. Nous ne gardons ni numéro de carte, ni numéro de mobile money.',
      '<strong>Ce que nous ne recueillons pas :</strong> votre position exacte, votre carnet d’adresses, ni ce que vous faites sur d’autres sites.',
    ],
  },
  use: {
    title: 'Comment nous les utilisons',
    text: [
      {
        list: [
          'Pour trouver et montrer des personnes qui pourraient vous convenir, et dire aux deux personnes à quel point elles vont ensemble, et pourquoi.',
          'Pour remettre les messages entre les personnes dont l’intérêt est réciproque, et vous prévenir de la manière que vous choisissez.',
          'Pour protéger les membres des escroqueries et des abus : l’un de nous examine chaque nouvelle photo avant que d’autres membres la voient. Un programme parcourt les messages, à la recherche de demandes d’argent et de coordonnées données trop tôt. Il met en garde la personne qui les reçoit et, quand un membre demande de l’argent à plusieurs reprises, celui-ci ne peut pas commencer de nouvelles conversations pendant 14 jours au plus, et l’un de nous examine la situation. Ce programme ne regarde jamais d’où vient une personne.',
          'Pour tenir à l’écart les personnes que nous avons exclues : nous comparons les coordonnées, le navigateur, les photos et la présentation d’un compte avec les leurs. Si quelque chose concorde, l’un de nous vérifie le compte, ou ses premières photos et ses premiers messages, avant que d’autres les voient. C’est une personne qui décide, pas l’ordinateur.',
          'Pour décider des signalements : nous gardons une copie de ce qui a été signalé, et une personne de notre équipe l’examine. Si quelqu’un vous signale, cela peut comprendre votre profil, vos photos et les messages qui entourent ceux qui ont été signalés.',
          'Pour mettre en garde contre les escroqueries : quand deux d’entre nous ont confirmé une exclusion pour escroquerie, toutes les personnes à qui la personne exclue a écrit en sont informées, une seule fois et sans détails, et le sont de nouveau si l’exclusion est annulée.',
          'Pour publier sur notre travail des <figures>chiffres</figures> où personne ne peut être reconnu.',
          'Pour vérifier votre profil, si vous le demandez : deux d’entre nous comparent à l’œil des photos que vous prenez en direct avec les photos de votre profil. Aucun programme ne mesure votre visage.',
          'Pour que le service continue de fonctionner.',
          'Pour vous répondre quand vous nous écrivez.',
        ],
      },
      'Nous ne vendons pas vos données, et nous n’affichons aucune publicité qui s’appuie sur elles.',
    ],
  },
  sensitive: {
    title: 'Données sensibles',
    text: [
      'Votre foi, votre confession, votre ethnie et ce que vous cherchez chez une personne en disent long sur vous, et la loi les protège particulièrement. Toutes ces réponses sont facultatives. En les donnant, vous acceptez que nous les utilisions pour la mise en relation (suggestions et compatibilité), et que nous montrions votre foi, votre confession, votre ethnie et votre mode de vie aux membres qui peuvent voir votre profil.',
      'Vous pouvez effacer chacune d’elles à tout moment, ou retirer votre accord dans vos paramètres, sous « Confidentialité » : ce que vous ne montrez pas ne compte pas non plus dans votre compatibilité. Vous pouvez garder privé le fait d’avoir ou de vouloir des enfants. Votre réponse sur l’abstinence sexuelle n’est montrée qu’en cas d’intérêt réciproque et ne compte jamais. La personne que vous cherchez et vos critères non négociables ne sont jamais montrés à qui que ce soit.',
    ],
  },
  seen: {
    title: 'Ce que voient les autres',
    text: [
      'Selon vos paramètres, les autres membres connectés voient votre prénom (ou la partie de votre nom que vous choisissez), votre âge, vos photos, votre présentation, votre lieu de résidence, vos langues, votre ethnie, votre religion, et ce que vous dites de votre travail, de vos études, de vos centres d’intérêt, du tabac et de l’alcool. Vous choisissez entre tous les membres, les profils vérifiés seulement et vos affinités seulement ; vous pouvez flouter vos photos, et masquer si vous êtes en ligne et quand vous étiez là pour la dernière fois. La distance qui vous sépare n’est montrée que si vous l’activez, et seulement à peu près, d’une ville à l’autre. Rien de tout cela n’est visible pour les visiteurs ni pour les moteurs de recherche.',
      '<strong>Jamais visibles par les autres membres :</strong> votre adresse e-mail, votre numéro de téléphone, vos données de paiement, vos messages privés (sauf pour la personne à qui vous les avez écrits), votre nom de famille et votre date de naissance.',
    ],
  },
  protection: {
    title: 'Comment nous les protégeons',
    text: [
      {
        list: [
          'Les connexions sont chiffrées. Les mots de passe, les codes de connexion et les sessions ne sont conservés que sous une forme que l’on ne peut pas relire.',
          'Les photos sont réencodées quand vous les envoyez, ce qui retire les données cachées, comme l’endroit où elles ont été prises. Nous ne gardons pas l’original.',
          'Chaque lien vers une photo fonctionne pour une seule personne, pendant une heure au plus, et est vérifié à chaque utilisation.',
          'Nos journaux techniques ne contiennent ni noms, ni textes de messages, ni codes.',
          'Les personnes qui travaillent pour nous ne voient que ce dont elles ont besoin pour leur travail.',
        ],
      },
    ],
  },
  kept,
  cookies: {
    title: 'Cookies',
    text: [
      'Un cookie garde votre compte ouvert, et un autre reconnaît un navigateur que vous avez déjà utilisé pour vous connecter. Un troisième, pour la seule sécurité, est un nombre aléatoire qui reste un an après votre dernière connexion : il nous indique quand une personne que nous avons exclue ouvre un nouveau compte dans le même navigateur. Pendant votre inscription ou votre connexion, d’autres relient les étapes entre elles, pour quelques minutes ou un jour au plus. Pour économiser vos données mobiles, votre navigateur retient aussi que votre compte est ouvert, les informations d’une inscription inachevée, et des listes comme celle des langues. Pour que vous puissiez continuer sans réseau, il garde pendant un jour ce que vous avez vu ici en dernier (profils, listes, messages, mais pas de photos) et ce que vous avez écrit, et les messages jusqu’à leur envoi. La déconnexion efface tout cela. Un autre cookie retient pendant un an la langue que vous avez choisie, même après la déconnexion. Il n’y a pas de cookies publicitaires ni de suivi, donc pas de bandeau à fermer.',
    ],
  },
  rights: {
    title: 'Vos droits',
    text: [
      {
        list: [
          '<strong>Voir et corriger</strong> vos données, dans votre profil et vos paramètres, à tout moment.',
          '<strong>Masquer</strong> votre compte en le désactivant dans les paramètres.',
          '<strong>Le supprimer</strong> dans les paramètres, avec votre profil, vos photos, vos affinités, vos conversations et vos paramètres. La suppression ne peut pas être annulée. Ce que vous avez acheté et vos reçus sont conservés sans votre nom aussi longtemps que le droit fiscal l’exige. Ce qui fait partie d’un dossier ouvert est conservé jusqu’à la fin de celui-ci, comme il est dit plus haut.',
          '<strong>Prendre une copie :</strong> demandez vos données dans les paramètres. Nous vous enverrons par e-mail un lien qui ouvre l’archive une seule fois, pendant 24 heures.',
          '<strong>Vous opposer</strong> à une utilisation, ou retirer un consentement, en nous écrivant ; à une décision concernant votre compte, en y demandant un réexamen.',
          '<strong>Vous plaindre</strong> auprès de l’autorité de protection des données de votre pays.',
        ],
      },
      `Si vous ne pouvez pas faire l’une de ces choses vous-même, écrivez à <mail>${addresses.privacy}</mail> depuis l’adresse de votre compte, et nous le ferons pour vous sous 30 jours.`,
    ],
  },
  children: {
    title: 'Enfants',
    text: [
      `${BRAND} s’adresse aux adultes de 18 ans ou plus ; personne de plus jeune ne peut s’inscrire. Nous supprimons le compte de toute personne de moins de 18 ans dès que nous l’apprenons. Si vous avez connaissance d’un tel compte, <contact>prévenez-nous</contact>.`,
    ],
  },
  thirdParties: {
    title: 'Autres entreprises',
    text: [
      'Les entreprises qui envoient nos e-mails et nos SMS, hébergent nos serveurs ou traitent les paiements ne reçoivent que les données dont elles ont besoin pour cela, et ne peuvent s’en servir pour rien d’autre. Si vous activez les notifications sur un appareil, le service de notification de son navigateur (Google, Mozilla, Apple ou Microsoft) les transmet, chiffrées : il apprend que nous envoyons quelque chose à ce navigateur, et quand, mais pas quoi. Nos pages ne chargent rien d’autres entreprises : ni polices de caractères, ni pisteurs, ni boutons de réseaux sociaux. Elles disent à notre propre serveur à quelle vitesse elles ont répondu et si elles ont échoué, sans dire qui vous êtes. Nous ne donnons des données aux autorités que lorsque la loi l’exige, et nous vous en informons, sauf si la loi l’interdit.',
      'Si vous achetez une formule, vous payez sur la page d’un prestataire de paiement : Stripe ou Paystack pour les cartes, pawaPay pour le mobile money. Nous lui donnons la somme, un numéro qui représente votre commande et, sauf à Paystack, ce que vous achetez et votre langue ; pawaPay reçoit aussi votre pays, et Paystack votre adresse e-mail, si vous en avez confirmé une. Aucun d’eux n’apprend de nous votre nom, ni rien de votre profil. Ce que vous saisissez sur cette page reste chez le prestataire, selon sa propre politique de confidentialité.',
      'Pour deviner votre pays, nous utilisons IP Geolocation by <dbip>DB-IP</dbip>, conservé sur notre propre serveur ; DB-IP n’apprend pas qui nous rend visite. La liste des villes avec laquelle nous mesurons les distances vient de <geonames>GeoNames</geonames> (<ccby>CC BY 4.0</ccby>) et se trouve aussi sur notre serveur.',
    ],
  },
  changes: {
    title: 'Modifications',
    text: [
      'Si nous modifions cette politique sur un point important, nous vous le dirons par e-mail ou dans l’appli avant que la modification prenne effet, et nous mettrons à jour la date ci-dessus.',
    ],
  },
  contact: {
    title: 'Nous écrire',
    text: [
      `Des questions sur vos données : <mail>${addresses.privacy}</mail>, ou la <contact>page Contact</contact>.`,
    ],
  },
}

export const words: typeof en = {
  title: 'Politique de confidentialité',
  description: `Ce que ${BRAND} sait de ses membres, à quoi cela nous sert, qui le voit et quels sont vos droits.`,
  subtitle: 'Ce que nous savons de vous, pourquoi, et ce que vous pouvez y faire.',
  updated: 'Dernière mise à jour : 15 janvier 2025',
  sections,
}
