import { BRAND } from '@ndoa/contract/brand'
import type { words as en } from '@ndoa/web/public/words/press'

export const words: typeof en = {
  title: 'Presse',
  description: `Faits, dossier de presse et contact pour les journalistes qui écrivent sur ${BRAND}.`,
  subtitle: `${BRAND} en mots et en chiffres, dont vous pouvez vous servir librement.`,
  inquiries: {
    title: 'Demandes de la presse',
    text: 'Pour des entretiens, des chiffres et des images. Nous répondons sous 24 heures.',
  },
  sections: {
    about: `À propos de ${BRAND}`,
    facts: 'L’entreprise en bref',
    releases: 'Communiqués de presse',
    coverage: 'On parle de nous',
    kit: 'Dossier de presse',
    leadership: 'Direction',
    awards: 'Prix',
  },
  about: `${BRAND} (« mariage » en swahili) est un service de rencontres pour les Africains du continent et de la diaspora qui veulent se marier. Il compare ce que deux personnes cherchent en matière de foi, d’ethnie et de culture, de langue, de lieu et de valeurs, et leur montre à toutes deux le même pourcentage et ses raisons. Les membres ne peuvent s’écrire qu’après avoir aimé chacun le profil de l’autre, et les numéros de téléphone et les adresses ne sont jamais montrés.`,
  facts: {
    whoCanJoin: { label: 'Qui peut s’inscrire', value: 'Les adultes libres de se marier' },
    joining: { label: 'Inscription', value: 'Gratuite' },
    writing: { label: 'Qui peut s’écrire', value: 'Seulement les membres dont l’intérêt est réciproque' },
    trackers: { label: 'Pisteurs sur nos pages', value: 'Aucun' },
  },
  noReleases: 'Il n’y a pas encore de communiqué de presse.',
  fullText: 'Texte complet',
  coverage: 'Rien encore. Quand on écrira sur nous, vous le trouverez ici.',
  kit: 'Notre logo et notre motif, pour l’impression et le web. N’en changez ni les couleurs ni les proportions.',
  files: {
    icon: 'Icône',
    largeIcon: 'Icône, 512 px',
    logo: 'Logo',
    quilt: 'Patchwork',
    preview: 'Image d’aperçu des liens',
  },
  portraits: 'Noms et portraits :',
  awards: 'Aucun pour l’instant. Nous préférons les invitations aux mariages.',
}
