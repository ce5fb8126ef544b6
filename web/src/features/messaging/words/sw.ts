import { pluralSw as plural } from '@ndoa/contract/plural'
import type { words as en } from './en.ts'
import { bubble, cautions, composer, moneyQuestion } from './sw/chat.ts'
import { openers } from './sw/openers.ts'

export const words: typeof en = {
  title: 'Ujumbe',
  myMatches: 'Mliopendezana',
  conversations: 'Mazungumzo',
  conversation: 'Mazungumzo',
  conversationWith: (name) => `Mazungumzo na ${name}`,
  messagesWith: (name) => `Ujumbe kati yako na ${name}`,
  thisMember: 'mwanachama huyu',
  unread: (count, shown) =>
    plural(count, { one: `Ujumbe ${shown} ambao hujasoma`, other: `Ujumbe ${shown} ambazo hujasoma` }),
  fresh: (count, shown) => plural(count, { one: `Ujumbe ${shown} mpya`, other: `Ujumbe ${shown} mpya` }),
  fromYou: (message) => `Wewe: ${message}`,
  start: 'Anza mazungumzo!',
  sayHello: 'Msalimie mmoja wa watu mliopendezana.',
  sayHelloTo: (name) => `Msalimie ${name}.`,
  match: (percent) => `<more>Ulinganifu </more>${percent}%`,
  backToList: 'Rudi kwenye mazungumzo',
  seeProfile: ', ona wasifu',
  typing: 'anaandika...',
  safetyTips: 'Vidokezo vya usalama',
  notAvailable: 'Mwanachama hapatikani',
  sendFailed: 'Ujumbe wako haukutumwa. Tafadhali jaribu tena.',
  jumpToLatest: 'Nenda kwenye ujumbe wa mwisho',
  loadingOlder: 'Inapakia ujumbe wa zamani...',
  olderFailed: 'Hatukuweza kupakia ujumbe wa zamani. Jaribu tena',
  loadingConversations: 'Inapakia mazungumzo...',
  loadingMessages: 'Inapakia ujumbe...',
  failed: {
    title: 'Ujumbe haukupakiwa',
    text: 'Hatukuweza kupata mazungumzo',
    retry: 'Jaribu tena',
    test: 'Jaribu hifadhidata',
    answers: (count) =>
      plural(count, {
        one: `Hifadhidata inajibu: mazungumzo ${count}.`,
        other: `Hifadhidata inajibu: mazungumzo ${count}.`,
      }),
  },
  gone: {
    title: 'Mazungumzo haya hayapatikani',
    text: 'Mmeachana, au mwanachama huyu ameondoka.',
    back: 'Rudi',
  },
  refused: { title: 'Haukutumwa', ok: 'Sawa' },
  search: {
    label: 'Tafuta mazungumzo',
    placeholder: 'Tafuta mazungumzo...',
    nothing: 'Hakuna mazungumzo yaliyopatikana.',
  },
  noMessages: { title: 'Bado hakuna ujumbe' },
  noMatches: {
    title: 'Bado hakuna mliopendezana',
    text: 'Ili kuanza mazungumzo, kwanza wewe na mwenzako mpendezane.',
    find: 'Tafuta mwenzi',
  },
  nothingOpen: {
    title: 'Chagua mazungumzo',
    text: 'Chagua mazungumzo kwenye orodha ili uyasome na kujibu.',
  },
  newMatches: {
    title: 'Mliopendezana karibuni',
    viewAll: 'Ona wote<more> mliopendezana</more>',
    writeTo: '<more>Mwandikie </more><name></name>',
  },
  recent: {
    title: 'Ujumbe wa karibuni',
    viewAll: 'Ona wote<more>: ujumbe</more>',
    empty: 'Bado hakuna ujumbe. Msalimie mmoja wa watu mliopendezana.',
  },
  announced: {
    somebody: 'mtu mliopendezana',
    from: (name) => `Ujumbe mpya kutoka kwa ${name}`,
    message: (name, message) => `Ujumbe mpya kutoka kwa ${name}: ${message}`,
  },
  matchFound: {
    title: 'Mmependezana',
    text: 'Wewe na <name></name> mmependezana.',
    shared: 'Mnayofanana',
    begin: 'Neno la upole ni mwanzo mzuri',
    close: 'Vizuri sana!',
  },
  bubble,
  cautions,
  composer,
  moneyQuestion,
  openers,
}
