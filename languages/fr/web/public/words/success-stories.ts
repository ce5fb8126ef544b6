import { BRAND } from '@ndoa/contract/brand'
import type { words as en } from '@ndoa/web/public/words/success-stories'

export const words: typeof en = {
  title: 'Ils se sont rencontrés',
  description: `La page des couples qui se sont rencontrés sur ${BRAND}, en Afrique et ailleurs. Vous aussi ? Racontez-nous.`,
  subtitle: 'Ce qui peut arriver quand deux personnes savent ce qu’elles cherchent.',
  start: 'Commencer votre histoire',
  tell: 'Racontez-nous votre histoire',
  yours: {
    title: 'Votre histoire',
    text: [
      'Vous vous êtes rencontrés ici ? <contact>Racontez-nous</contact>. Nous ne publions jamais une histoire sans votre accord à tous les deux, et nous la retirerons dès que l’un de vous le demandera.',
    ],
  },
  none: {
    title: 'Pas encore d’histoire',
    text: [
      'Chaque histoire de cette page parlera d’un vrai couple, et c’est lui qui la racontera. Nous n’en avons pas encore à partager, et nous n’en inventerons pas. La vôtre pourrait être la première.',
    ],
  },
}
