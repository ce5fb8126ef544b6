import { pluralPt as plural } from '@ndoa/contract/plural'
import { BAN_DUE_HOURS, SLOWED_DAYS_MAX, SUSPENSION_DAYS } from '@ndoa/contract/trust/decision-rules'
import type { words as en } from '@ndoa/web/public/words/ladder'
import { orList } from './phrases.ts'

export const words: typeof en = {
  none: {
    name: 'Nada',
    meaning: 'Não encontrámos nenhuma regra violada. Nada acontece ao membro, e isso não conta contra ele.',
  },
  advice: {
    name: 'Conselho',
    meaning: 'Uma nota amiga que diz o que fazer de outra forma. Nada é limitado.',
  },
  content_removed: {
    name: 'Conteúdo removido',
    meaning: 'Uma foto, uma mensagem ou a apresentação do perfil é removida. A conta continua como antes.',
  },
  slowed: {
    name: 'Sem novas conversas',
    meaning: `Durante ${SLOWED_DAYS_MAX} dias, no máximo, o membro não pode iniciar novas conversas. As que já começaram continuam.`,
  },
  suspended: {
    name: 'Conta suspensa',
    meaning: `Durante ${orList(SUSPENSION_DAYS)} dias, ninguém vê o perfil, e o membro só pode ler os nossos motivos, ver as suas próprias denúncias, pedir uma segunda análise de uns e de outras, descarregar os seus dados ou eliminar a conta.`,
  },
  banned: {
    name: 'Exclusão definitiva',
    meaning: `O titular perde definitivamente o acesso à conta. Um de nós propõe, e outra pessoa, um responsável, decide no prazo de ${BAN_DUE_HOURS} horas; entretanto, a conta fica suspensa. Ninguém é excluído por uma só pessoa.`,
  },
  strikes: (count, days) =>
    plural(count, {
      one: `${count} infração durante ${days} dias`,
      many: `${count} de infrações durante ${days} dias`,
      other: `${count} infrações durante ${days} dias`,
    }),
}
