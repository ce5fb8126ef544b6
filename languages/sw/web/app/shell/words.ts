import { pluralSw as plural } from '@ndoa/contract/plural'
import type { words as en } from '@ndoa/web/app/shell/words'

export const words: typeof en = {
  home: (brand) => `${brand}, mwanzo`,
  hello: (name) => `Habari, ${name}`,
  sidebar: 'Menyu ya pembeni',
  main: 'Menyu kuu',
  tabs: 'Vichupo',
  menu: 'Menyu',
  openMenu: 'Fungua menyu',
  skipToContent: 'Nenda kwenye maudhui',
  logout: 'Toka',
  places: {
    dashboard: 'Mwanzo',
    matches: 'Mliopendezana nao',
    find: 'Tafuta mwenzi',
    messages: 'Ujumbe',
    likes: 'Waliopendezwa',
    notifications: 'Arifa',
    photos: 'Picha',
    profile: 'Wasifu',
    settings: 'Mipangilio',
  },
  tabPlaces: {
    dashboard: 'Mwanzo',
    find: 'Tafuta',
    messages: 'Ujumbe',
    likes: 'Kupendezwa',
    profile: 'Wasifu',
  },
  badges: {
    messages: (_, shown) => `Ujumbe ${shown} ambao haujasomwa`,
    likes: (count, shown) =>
      plural(count, { one: `Mtu ${shown} mpya amependezwa`, other: `Watu ${shown} wapya wamependezwa` }),
    notifications: (count, shown) =>
      plural(count, { one: `Arifa ${shown} ambayo haijasomwa`, other: `Arifa ${shown} ambazo hazijasomwa` }),
  },
  account: {
    open: 'Menyu ya akaunti',
    title: 'Akaunti',
    profile: 'Wasifu wangu',
    settings: 'Mipangilio',
    help: 'Msaada',
    signOut: 'Toka',
  },
  connection: {
    late: 'Inaunganisha tena... Ujumbe mpya na taarifa za kupendezwa zinaweza kuchelewa.',
    back: 'Mtandao umerudi.',
    offline: 'Huna mtandao.',
    asOf: (moment) => `Unaona ukurasa huu kama ulivyokuwa ${moment}.`,
    missing: 'Yasiyoonekana yatapakiwa mtandao utakaporudi.',
    moment: (day, time) => `${/\d{4}/.test(day) ? day : day.toLowerCase()}, ${time}`,
  },
  leave: {
    title: 'Utoke hata hivyo?',
    deleted: 'Ukitoka, haya yote yatafutwa.',
    leave: 'Toka hata hivyo',
    stay: 'Baki',
    unsent: (count) =>
      plural(count, {
        one: 'Ujumbe mmoja bado haujatumwa.',
        other: `Ujumbe ${count} bado haujatumwa.`,
      }),
    photos: (count) =>
      plural(count, {
        one: 'Picha moja bado haijapakiwa.',
        other: `Picha ${count} bado hazijapakiwa.`,
      }),
    unsaved: 'Kuna maneno uliyoandika ambayo hayajatumwa wala kuhifadhiwa.',
  },
}
