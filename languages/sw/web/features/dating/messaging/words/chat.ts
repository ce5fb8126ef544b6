import { pluralSw as plural } from '@ndoa/contract/plural'
import type {
  bubble as enBubble,
  cautions as enCautions,
  composer as enComposer,
  moneyQuestion as enMoneyQuestion,
} from '@ndoa/web/features/dating/messaging/words/chat'

const letters = (count: number) => `herufi ${count.toLocaleString('en')}`

export const cautions: typeof enCautions = {
  money: {
    title: 'Tafadhali kuwa mwangalifu na pesa',
    text: 'Inaonekana pesa zimetajwa hapa. Kamwe usimtumie pesa, kadi za zawadi, misimbo au taarifa za benki mtu ambaye hujakutana naye, hata habari yake iwe ya kusikitisha au ya haraka kiasi gani. Mwenye nia njema ataelewa.',
  },
  contact: {
    title: 'Usiharakishe kuhamia programu nyingine',
    text: 'Hapa unaweza kuzuia na kuripoti, na timu yetu inaweza kukusaidia. Kwingine hatuwezi. Endeleeni kuzungumza hapa hadi mfahamiane vizuri.',
  },
}

export const moneyQuestion: typeof enMoneyQuestion = {
  title: 'Je, huu ni wakati mwafaka wa kuzungumzia pesa?',
  text: 'Wanachama huombwa pesa mara nyingi na watu wasiowajua, kwa hiyo wengi huingiwa na wasiwasi. Ikiwa bado hamjakutana ana kwa ana, tafadhali usitaje pesa kwenye mazungumzo yenu. Ikiwa ulimaanisha jambo lingine, endelea tu.',
  understood: 'Nimeelewa',
}

export const composer: typeof enComposer = {
  label: (name) => `Ujumbe kwa ${name}`,
  placeholder: 'Andika ujumbe...',
  left: (count) => plural(count, { one: 'Imebaki herufi 1', other: `Zimebaki ${letters(count)}` }),
  tooMany: (count) => plural(count, { one: 'Imezidi herufi 1', other: `Zimezidi ${letters(count)}` }),
  tooLong: 'Ujumbe wako ni mrefu mno kutumwa',
  fewLeft: (most) =>
    plural(most, { one: `Imebaki herufi ${most} au pungufu`, other: `Zimebaki herufi ${most} au pungufu` }),
}

export const bubble: typeof enBubble = {
  from: (name) => `${name}: `,
  fromYou: 'Wewe: ',
  at: (time) => `, ${time}`,
  atIn: (time, state) => `, ${time}, ${state}`,
  moment: (date, time) => `${date}, ${time}`,
  states: {
    sending: 'Unatumwa',
    waiting: 'Unasubiri mtandao',
    failed: 'Haukutumwa',
    stored: 'Umetumwa',
    read: 'Umesomwa',
  },
  notSent: (reason) => `Haukutumwa. ${reason}`,
  retry: 'Jaribu tena',
  discard: 'Futa',
}
