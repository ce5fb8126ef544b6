import type { words as en } from '@ndoa/web/app/screens/words'
import { home } from './words/home.ts'
import { lists } from './words/lists.ts'

export const words: typeof en = {
  home,
  ...lists,
  messages: 'Ujumbe',
  conversation: 'Mazungumzo',
  findMatches: 'Tafuta mwenzi',
  findPerfect: 'Tafuta mwenzi anayekufaa',
  photos: {
    title: 'Panga picha',
    text: (most) => `Onyesha wewe ni nani: hadi picha ${most}, kwa mpangilio unaouchagua.`,
    unknownPlace: 'Mahali hapajulikani',
  },
  profile: { title: 'Hariri wasifu', text: 'Sasisha taarifa zako ili uwapate wanaokufaa zaidi' },
  settings: {
    title: 'Mipangilio ya akaunti',
    signedInAs: 'Umeingia kama <name></name>.',
    signedInAsWith: 'Umeingia kama <name></name> (<email></email>).',
  },
  verification: 'Uthibitisho',
  suspended: {
    pageTitle: 'Akaunti yako',
    title: 'Akaunti yako',
    logout: 'Toka',
    until: (date, time) => `Akaunti yako imesimamishwa hadi ${date}, ${time}.`,
    forever: 'Akaunti yako imesimamishwa hadi tutakapokujulisha.',
    text: 'Mpendwa <name></name>, hadi wakati huo hakuna anayeweza kuona wasifu wako, nawe huwezi kuonyesha kwamba umependezwa, kupendezana na mtu wala kutuma ujumbe. Wasifu wako, orodha ya mliopendezana nao na ujumbe wako vimehifadhiwa. Kanuni zetu ziko kwenye <a>Kanuni za Jamii</a>.',
    decided: 'Tulichoamua, na sababu zake',
    contact: 'Kuna jambo halieleweki? Tafadhali <a>tuandikie</a>. Tunajibu ndani ya saa 24.',
  },
}
