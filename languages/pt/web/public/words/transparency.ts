import { BRAND } from '@ndoa/contract/brand'
import { SHIELD_PAUSE_DAYS } from '@ndoa/contract/limits'
import { REPORT_DUE_HOURS } from '@ndoa/contract/trust/case-rules'
import { APPEAL_DUE_HOURS } from '@ndoa/contract/trust/decision-rules'
import { MIN_PUBLISHED_COUNT } from '@ndoa/contract/trust/transparency-rules'
import type { words as en } from '@ndoa/web/public/words/transparency'
import { reportLabels } from './phrases/rules.ts'
import { orList } from './phrases.ts'

const DUE_HOURS = [...new Set(Object.values(REPORT_DUE_HOURS))]

const groups: typeof en.groups = {
  reports: {
    title: 'O que os membros denunciaram',
    counted:
      'Cada denúncia conta no dia em que foi feita, segundo o motivo que o membro escolheu, seja qual for o resultado. Várias denúncias sobre uma pessoa contam cada uma por si.',
  },
  notices: {
    title: 'O que outros nos disseram',
    counted: 'Comunicações de conteúdo prejudicial feitas por pessoas sem conta.',
  },
  'first-looks': {
    title: 'Tempo até à análise',
    counted: `De uma denúncia ou comunicação até ao momento em que alguém da nossa equipa a abriu. «A tempo» significa no prazo de ${orList(DUE_HOURS)} horas, conforme o perigo que aparenta. Todas as denúncias abertas sobre uma pessoa contam como uma; quando se junta outra, analisamos de novo, e é essa análise que conta.`,
  },
  decisions: {
    title: 'O que decidimos',
    counted:
      'Cada decisão conta no dia em que produziu efeito; uma exclusão definitiva, no dia em que uma segunda pessoa a confirmou. O que foi anulado mais tarde continua a contar aqui, e também abaixo.',
  },
  appeals: {
    title: 'Quantas vezes errámos',
    counted: `Segundas análises pedidas por membros de um lado ou do outro de uma decisão, no dia em que foram decididas por alguém que não participou nela. O nosso objetivo é decidir no prazo de ${APPEAL_DUE_HOURS} horas.`,
  },
  overturned: {
    title: 'Onde errámos',
    counted:
      'As decisões acima que foram anuladas, segundo a regra que tínhamos dito ter sido violada; quando não tínhamos encontrado nada de errado, segundo o motivo que o membro tinha indicado. Quando isso revelaria um número pequeno, a regra é omitida.',
  },
  pauses: {
    title: 'O que um programa fez sozinho',
    counted: `Um programa impede os membros que pedem dinheiro repetidamente de iniciar novas conversas, durante ${SHIELD_PAUSE_DAYS} dias, no máximo, até que alguém da nossa equipa tenha analisado. Fora isso, só avisa e pergunta.`,
  },
  verification: {
    title: 'Verificação',
    counted:
      'Pedidos do selo azul, por fotos tiradas no momento ou por chamada, e o que duas pessoas decidiram.',
  },
}

export const words: typeof en = {
  title: 'Os nossos números',
  description: `Denúncias, decisões, segundas análises e verificação na ${BRAND} em números, mês a mês.`,
  subtitle: 'O que os membros nos disseram, o que decidimos, e quantas vezes errámos.',
  text: `Estes números vêm dos mesmos registos com que trabalhamos. Nada revelam sobre uma pessoa em particular: as contagens abaixo de ${MIN_PUBLISHED_COUNT} aparecem todas como «menos de ${MIN_PUBLISHED_COUNT}», mesmo quando não houve nenhum caso. Cada mês é publicado uma vez, pouco depois de terminar, e não muda depois disso.`,
  withoutScripts: 'Sem scripts, leia <figuresData>os números como dados</figuresData>.',
  month: 'Mês',
  groups,
  reasons: reportLabels,
  figures: {
    'notices.received': 'Comunicações',
    median: 'Metade não esperou mais do que',
    'first_looks.in_time': 'Analisadas a tempo',
    'first_looks.late': 'Analisadas tarde demais',
    'appeals.upheld': 'A nossa decisão manteve-se',
    'appeals.lifted': 'A nossa decisão foi anulada',
    'pauses.begun': 'Vezes em que travou alguém',
    'pauses.lifted': 'Casos em que uma pessoa não encontrou nada de errado',
    'verifications.requested': 'Pedidos',
    'verifications.approved': 'Verificados',
    'verifications.rejected': 'Não verificados',
  },
  filling: {
    locale: 'pt-PT',
    failed: 'Não foi possível carregar os números. Tente de novo mais tarde.',
    none: 'Ainda não há números de {month}: aparecem aqui quando o mês terminar.',
    tooFew: 'Poucos dados',
    fewer: `Menos de ${MIN_PUBLISHED_COUNT}`,
    hours: { one: '{count} hora', other: '{count} horas' },
    minutes: { one: '{count} minuto', other: '{count} minutos' },
  },
}
