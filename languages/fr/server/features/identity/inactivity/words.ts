import { BRAND } from '@ndoa/contract/brand'
import { INACTIVE_AFTER_DAYS } from '@ndoa/contract/limits'
import type { words as en } from '@ndoa/server/features/identity/inactivity/words'

export const words: typeof en = {
  warning: (name, publicUrl) => ({
    subject: `Cela fait un moment que vous n’avez pas ouvert ${BRAND}`,
    preview: 'Passez nous voir d’ici une semaine pour rester dans les suggestions.',
    heading: 'Voulez-vous rester dans les suggestions ?',
    name,
    paragraphs: [
      `Après ${INACTIVE_AFTER_DAYS} jours sans visite, nous cessons de suggérer un profil, pour que nos membres rencontrent des personnes susceptibles de répondre. Pour le vôtre, ce sera dans une semaine environ.`,
      `Pour rester, il suffit d’ouvrir ${BRAND} une fois d’ici là. Si vous revenez plus tard, nous suggérerons de nouveau votre profil à partir de ce moment. Vos affinités et vos messages restent tels qu’ils sont.`,
    ],
    action: { label: `Ouvrir ${BRAND}`, link: `${publicUrl}/dashboard` },
    closing: [`Vous pouvez désactiver les e-mails dans vos paramètres : ${publicUrl}/settings`],
  }),
}
