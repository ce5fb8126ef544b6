import { pluralHa as plural } from '@ndoa/contract/plural'
import type {
  bubble as enBubble,
  cautions as enCautions,
  composer as enComposer,
  moneyQuestion as enMoneyQuestion,
} from '@ndoa/web/features/dating/messaging/words/chat'

const letters = (count: number) =>
  plural(count, { one: 'harafi 1', other: `haruffa ${count.toLocaleString('en')}` })

export const cautions: typeof enCautions = {
  money: {
    title: 'Da fatan za ku yi hankali da kuɗi',
    text: 'Da alama an ambaci kuɗi a nan. Kada ku taɓa aika kuɗi, katin kyauta (gift card), lambobin tabbatarwa ko bayanan banki ga waɗanda ba ku taɓa haɗuwa da su ba, ko yaya labarin yake da ban tausayi ko gaggawa. Mai kyakkyawar niyya zai fahimta.',
  },
  contact: {
    title: 'Kada ku yi saurin komawa wata manhaja',
    text: 'A nan kuna iya toshewa da kai ƙara, kuma ƙungiyarmu za ta iya taimaka muku. A wani wuri ba za mu iya ba. Ku ci gaba da magana a nan har sai kun san juna sosai.',
  },
}

export const moneyQuestion: typeof enMoneyQuestion = {
  title: 'Shin yanzu ne lokacin da ya dace a yi maganar kuɗi?',
  text: 'Mutanen da mambobi ba su sani ba sukan roƙe su kuɗi, don haka maganar tana damun yawancinsu. Idan ba ku haɗu ido da ido ba tukuna, da fatan za ku bar maganar kuɗi a tattaunawarku. Idan wani abu daban kuke nufi, ku ci gaba kawai.',
  understood: 'Na fahimta',
}

export const composer: typeof enComposer = {
  label: (name) => `Saƙo zuwa ga ${name}`,
  placeholder: 'Rubuta saƙo...',
  left: (count) => `Saura ${letters(count)}`,
  tooMany: (count) => `An wuce da ${letters(count)}`,
  tooLong: 'Saƙonku ya yi tsawo, ba za a iya aika shi ba',
  fewLeft: (most) =>
    plural(most, {
      one: `Saura harafi ${most} ko ƙasa da haka`,
      other: `Saura haruffa ${most} ko ƙasa da haka`,
    }),
}

export const bubble: typeof enBubble = {
  from: (name) => `${name}: `,
  fromYou: 'Ku: ',
  at: (time) => `, ${time}`,
  atIn: (time, state) => `, ${time}, ${state}`,
  moment: (date, time) => `${date}, ${time}`,
  states: {
    sending: 'Ana aikawa',
    waiting: 'Ana jiran intanet',
    failed: 'Ba a aika ba',
    stored: 'An aika',
    read: 'An karanta',
  },
  notSent: (reason) => `Ba a aika ba. ${reason}`,
  retry: 'Sake gwadawa',
  discard: 'Goge',
}
