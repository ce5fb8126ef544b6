import { isolatedName } from '@ndoa/contract/isolated'
import { pluralSw as plural } from '@ndoa/contract/plural'
import type { words as en } from '@ndoa/web/features/dating/matches/words'

export const words: typeof en = {
  list: 'Mliopendezana nao',
  title: 'Watu mliopendezana nao',
  sortBy: 'Panga kwa',
  orders: {
    recent: 'Wa karibuni',
    compatibility: 'Ulinganifu',
    active: 'Walioonekana karibuni',
    messages: 'Wenye ujumbe mwingi',
  },
  tiles: {
    total: 'Jumla',
    newMessages: 'Ujumbe mpya',
    average: 'Wastani wa ulinganifu',
    thisWeek: 'Wiki hii',
  },
  card: {
    nameAge: (name, age) => `${isolatedName(name)}, ${age}`,
    faith: (faith, denomination) => `${faith}, ${denomination}`,
    photoOf: (name) => `Picha ya ${name}`,
    noPhoto: (name) => `${name} bado hana picha`,
    photos: (count, name) =>
      plural(count, { one: `Picha ${count} ya ${name}`, other: `Picha ${count} za ${name}` }),
    chat: 'Zungumza<more> na </more><name></name>',
    message: 'Mwandikie<more> </more><name></name>',
    newMessages: (_, shown) => `Ujumbe ${shown} mpya`,
    matched: 'Mlipendezana:',
    active: 'Alionekana:',
    messages: 'Ujumbe:',
  },
  whyYouMatch: 'Kwa nini mnalingana',
  photos: {
    title: (name) => `Picha za ${name}`,
    loading: 'Inapakia picha...',
    failed: { title: 'Picha hazikupakiwa', text: 'Hatukuweza kupata picha' },
    none: {
      title: 'Hakuna picha',
      text: (name) => `${name} bado hana picha iliyokubaliwa`,
    },
    place: (place, total) => `Picha ya ${place} kati ya ${total}`,
    placeOf: (place, total, name) => `Picha ya ${place} kati ya ${total} za ${name}`,
    previous: 'Picha iliyotangulia',
    next: 'Picha inayofuata',
    show: (place) => `Onyesha picha ya ${place}`,
  },
  start: {
    title: 'Anza mazungumzo mapya',
    loading: 'Inapakia...',
    failed: 'Hatukuweza kuwapata watu mliopendezana nao',
    search: 'Tafuta kati ya mliopendezana nao',
    nothing: 'Kati ya mliopendezana nao, hakuna mwenye jina hilo.',
    noMatches: {
      title: 'Bado hakuna mliyependezana naye',
      text: 'Ili kuanza mazungumzo, lazima kwanza mpendezane na mtu.',
    },
  },
  week: {
    title: 'Wiki hii',
    failed: 'Hatukuweza kupata takwimu',
    quiet: 'Bado hakuna cha kuhesabu. Anza kwa kuonyesha kuwa umependezwa na wasifu wa mtu.',
    figures: {
      profile_views: 'Waliotazama wasifu',
      new_matches: 'Mliopendezana nao karibuni',
      messages_sent: 'Ujumbe uliotumwa',
      likes_received: 'Waliopendezwa na wasifu wako',
    },
  },
}
