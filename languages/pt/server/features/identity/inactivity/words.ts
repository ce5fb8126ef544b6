import { BRAND } from '@ndoa/contract/brand'
import { INACTIVE_AFTER_DAYS } from '@ndoa/contract/limits'
import type { words as en } from '@ndoa/server/features/identity/inactivity/words'

export const words: typeof en = {
  warning: (name, publicUrl) => ({
    subject: `Já passou algum tempo desde a sua última visita à ${BRAND}`,
    preview: 'Visite-nos no prazo de uma semana para continuar nas sugestões.',
    heading: 'Quer continuar nas sugestões?',
    name,
    paragraphs: [
      `Ao fim de ${INACTIVE_AFTER_DAYS} dias sem visita, deixamos de sugerir um perfil, para que os membros encontrem pessoas que provavelmente respondem. No caso do seu, será dentro de cerca de uma semana.`,
      `Para continuar, basta abrir a ${BRAND} uma vez até lá. Se voltar mais tarde, sugerimos de novo o seu perfil a partir desse momento. As suas afinidades e mensagens ficam como estão.`,
    ],
    action: { label: `Abrir a ${BRAND}`, link: `${publicUrl}/dashboard` },
    closing: [`Pode desativar os e-mails nas suas definições: ${publicUrl}/settings`],
  }),
}
