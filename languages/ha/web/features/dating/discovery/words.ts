import { pluralHa as plural } from '@ndoa/contract/plural'
import type { words as en } from '@ndoa/web/features/dating/discovery/words'
import { formatCount } from '@ndoa/web/lib/numbers'
import { filters } from './words/filters.ts'
import { relaxations } from './words/relaxations.ts'

export const words: typeof en = {
  suggested: {
    title: 'Shawarwari',
    viewAll: 'Duba duka<more>: shawarwari</more>',
    loading: 'Ana loda shawarwari...',
    none: {
      title: 'Ku duba ƙarin mutane',
      text: 'A yanzu babu sabon mutum da za mu ba ku shawara a kai. Ku gwada wata tacewa don ganin ƙarin mutane.',
      find: 'Nemo abokan aure',
    },
  },
  matches: 'Mutane',
  searching: 'Ana nema...',
  found: (total) => plural(total, { one: 'Mutum 1', other: `Mutane ${formatCount(total)}` }),
  sortBy: 'Jera bisa',
  loadMore: 'Nuna ƙarin mutane',
  end: 'Kun ga duk wanda ya cika waɗannan sharuɗɗan tacewa.',
  failed: {
    title: 'Jerin bai lodu ba',
    first: 'Ba mu iya nemo mutane ba',
    more: 'Ba mu iya nemo ƙarin mutane ba',
    preferencesRefused:
      'Ba mu iya loda amsoshinku game da abokin aure ba. Muna amfani da saitunan da aka saba.',
    preferences: 'Amsoshinku game da abokin aure ba su lodu ba. Muna amfani da saitunan da aka saba.',
  },
  noMatches: {
    title: 'Har yanzu babu wanda ya cika waɗannan duka',
    advice:
      'Ku gwada faɗaɗa shekaru, wata ƙasa, ko kowane imani. Abin da kuka faɗa game da <a>abokin aure da kuke nema</a> ma yana shafar waɗanda kuke gani.',
    reset: 'Cire tacewa',
  },
  filters,
  relaxations,
}
