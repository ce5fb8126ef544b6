import { pluralEn as plural } from '@ndoa/contract/plural'
import { formatCount } from '../../../lib/numbers.ts'
import { filters } from './words/filters.ts'
import { relaxations } from './words/relaxations.ts'

export const words = {
  suggested: {
    title: 'Suggested Matches',
    viewAll: 'View All<more> suggested matches</more>',
    loading: 'Loading suggested matches...',
    none: {
      title: 'Explore More Matches',
      text: 'There’s no one new to suggest right now. Try other filters to see more people.',
      find: 'Find Matches',
    },
  },
  matches: 'Matches',
  searching: 'Searching for matches...',
  found: (total: number) => plural(total, { one: '1 match', other: `${formatCount(total)} matches` }),
  sortBy: 'Sort by',
  loadMore: 'Load More Matches',
  end: 'You’ve seen everyone who matches these filters.',
  failed: {
    title: 'Error Loading Matches',
    first: 'Failed to fetch matches',
    more: 'Failed to fetch more matches',
    preferencesRefused: 'Failed to load your preferences. Using default settings.',
    preferences: 'Error loading preferences. Using default settings.',
  },
  noMatches: {
    title: 'No one matches all of these yet',
    advice:
      'Try a wider age range, another country or all faiths. Your <a>partner preferences</a> also affect who you see.',
    reset: 'Reset Filters',
  },
  filters,
  relaxations,
}
