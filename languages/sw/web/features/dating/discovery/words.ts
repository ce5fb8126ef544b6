import { pluralSw as plural } from '@ndoa/contract/plural'
import type { words as en } from '@ndoa/web/features/dating/discovery/words'
import { formatCount } from '@ndoa/web/lib/numbers'
import { filters } from './words/filters.ts'
import { relaxations } from './words/relaxations.ts'

export const words: typeof en = {
  suggested: {
    title: 'Mapendekezo',
    viewAll: 'Ona yote<more>: mapendekezo</more>',
    loading: 'Inapakia mapendekezo...',
    none: {
      title: 'Tazama watu zaidi',
      text: 'Kwa sasa hakuna mtu mpya wa kupendekeza. Jaribu vichujio vingine ili uone watu zaidi.',
      find: 'Tafuta mwenzi',
    },
  },
  matches: 'Watu',
  searching: 'Inatafuta...',
  found: (total) => plural(total, { one: 'Mtu 1', other: `Watu ${formatCount(total)}` }),
  sortBy: 'Panga kwa',
  loadMore: 'Onyesha watu zaidi',
  end: 'Umewaona wote wanaolingana na vichujio hivi.',
  failed: {
    title: 'Orodha haikupakiwa',
    first: 'Hatukuweza kupata watu',
    more: 'Hatukuweza kupata watu zaidi',
    preferencesRefused: 'Hatukuweza kupakia majibu yako kuhusu mwenzi. Tunatumia ya kawaida.',
    preferences: 'Majibu yako kuhusu mwenzi hayakupakiwa. Tunatumia ya kawaida.',
  },
  noMatches: {
    title: 'Bado hakuna anayelingana na haya yote',
    advice:
      'Jaribu umri mpana zaidi, nchi nyingine au imani zote. Pia unaowaona hutegemea <a>mwenzi unayemtafuta</a>.',
    reset: 'Ondoa vichujio',
  },
  filters,
  relaxations,
}
