import type { words as en } from './en.ts'

export const words: typeof en = {
  saveThis: 'Guardar esta pesquisa',
  title: 'Pesquisas guardadas',
  what: 'Guarde o que procura: avisamos quando há uma nova pessoa que corresponde, no máximo uma vez por dia.',
  failed: 'Não foi possível carregar as suas pesquisas.',
  name: 'Nome da pesquisa',
  save: 'Guardar',
  saved: 'Ficou guardada. Avisamos quando há uma nova pessoa que corresponde.',
  none: 'Ainda não guardou nenhuma pesquisa.',
  premium: (tier) =>
    `As pesquisas guardadas fazem parte do ${tier}. Todos os filtros continuam gratuitos. <a>O que acrescenta</a>`,
  ended: (tier) =>
    `As suas pesquisas ficam guardadas e pode abri-las. Os alertas voltam quando tiver de novo o ${tier}. <a>O que acrescenta</a>`,
  open: 'Abrir',
  rename: 'Mudar o nome',
  delete: 'Apagar',
  reallyDelete: 'Sim, apagar',
  keep: 'Manter',
  cancel: 'Cancelar',
  alerts: 'Avisar quando há uma nova pessoa que corresponde',
  alertedOn: (date) => `Uma nova pessoa em ${date}`,
  anybody: 'Sem filtros',
  notSaved: 'Não ficou guardado. Tente de novo.',
  of: (action, name) => `${action}: ${name}`,
}
