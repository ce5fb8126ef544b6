import { BRAND } from '@ndoa/contract/brand'
import type { words as en } from '@ndoa/web/public/words/report-translation'

export const words: typeof en = {
  title: 'Comunicar um erro de tradução',
  description: `Diga à ${BRAND} que palavras soam mal na sua língua.`,
  subtitle: 'Alguma frase soa mal ou está na língua errada? Diga-nos: a nossa equipa vai analisá-la.',
  form: {
    details: 'Que palavras são e o que está mal?',
    better: 'Como diria?',
    betterHint: 'Opcional',
  },
  sending: {
    needed: { details: 'Diga-nos que palavras estão mal' },
    send: 'Enviar',
    sending: 'A enviar…',
    sent: 'Enviado',
    thanks: 'Obrigado. Isto ajuda todas as pessoas que leem nesta língua.',
    failed: 'Não foi possível enviar',
    tooMany: {
      one: 'Já comunicou muitos erros. Tente de novo dentro de {count} minuto ou contacte-nos diretamente',
      other: 'Já comunicou muitos erros. Tente de novo dentro de {count} minutos ou contacte-nos diretamente',
    },
  },
}
