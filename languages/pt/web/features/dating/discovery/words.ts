import { pluralPt as plural } from '@ndoa/contract/plural'
import { formatCount } from '@ndoa/contract/portuguese'
import type { words as en } from '@ndoa/web/features/dating/discovery/words'
import { filters } from './words/filters.ts'
import { relaxations } from './words/relaxations.ts'

export const words: typeof en = {
  suggested: {
    title: 'Sugestões',
    viewAll: 'Ver tudo<more>: sugestões</more>',
    loading: 'A carregar as sugestões…',
    none: {
      title: 'Alargue a procura',
      text: 'De momento não há ninguém novo para sugerir. Experimente outros filtros para ver mais pessoas.',
      find: 'Encontrar alguém',
    },
  },
  matches: 'Pessoas',
  searching: 'A procurar…',
  found: (total) =>
    plural(total, {
      one: '1 pessoa',
      many: `${formatCount(total)} de pessoas`,
      other: `${formatCount(total)} pessoas`,
    }),
  sortBy: 'Ordenar por',
  loadMore: 'Mostrar mais pessoas',
  end: 'Já viu todas as pessoas que correspondem a estes filtros.',
  failed: {
    title: 'Não foi possível carregar as pessoas',
    first: 'Não foi possível obter as pessoas',
    more: 'Não foi possível obter mais pessoas',
    preferencesRefused: 'Não foi possível obter as suas preferências. A procura usa os valores predefinidos.',
    preferences: 'Não foi possível carregar as suas preferências. A procura usa os valores predefinidos.',
  },
  noMatches: {
    title: 'Ainda ninguém corresponde a tudo isto',
    advice:
      'Experimente idades mais alargadas, outro país ou todas as religiões. As suas <a>preferências</a> também influenciam quem vê.',
    reset: 'Limpar os filtros',
  },
  filters,
  relaxations,
}
