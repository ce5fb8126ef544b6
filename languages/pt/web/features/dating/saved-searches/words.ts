import type { words as en } from '@ndoa/web/features/dating/saved-searches/words'

export const words: typeof en = {
  saveThis: 'Guardar esta pesquisa',
  title: 'Pesquisas guardadas',
  what: 'Guarde o que procura: avisamos quando a pesquisa encontrar uma nova pessoa, no máximo uma vez por dia.',
  failed: 'Não foi possível carregar as suas pesquisas.',
  name: 'Nome da pesquisa',
  save: 'Guardar',
  saved: 'Pesquisa guardada. Avisamos quando houver nela uma nova pessoa.',
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
  alerts: 'Avisar de novas pessoas nesta pesquisa',
  alertedOn: (date) => `Uma nova pessoa em ${date}`,
  anybody: 'Sem filtros',
  notSaved: 'Não ficou guardado. Tente de novo.',
  of: (action, name) => `${action}: ${name}`,
}
