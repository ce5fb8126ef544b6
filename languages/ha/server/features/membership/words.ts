import { BRAND } from '@ndoa/contract/brand'
import { TIER_NAMES } from '@ndoa/contract/membership/membership-rules'
import { pluralHa as plural } from '@ndoa/contract/plural'
import type { words as en } from '@ndoa/server/features/membership/words'

export const words: typeof en = {
  title: (tier, months) =>
    `${TIER_NAMES[tier]}, ${plural(months, { one: 'wata 1', other: `wata ${months}` })}`,
  tooManyOrders: 'Kun fara biyan kuɗi sau da yawa yau.',
  receipt: {
    mail: {
      subject: `Rasit ɗinku daga ${BRAND}`,
      preview: 'Mun gode da biyanku.',
      heading: 'Mun gode',
    },
    thanks: (title) => `Mun karɓi kuɗinku. Wannan shi ne rasit ɗinku na: ${title}.`,
    term: (from, to) => `Zamanku mamba yana gudana daga ${from} zuwa ${to}.`,
    paid: (price) => `An biya: ${price}`,
    tax: (tax, rate) => `Harajin da ke ciki: ${tax} (${rate})`,
    number: (number) => `Lambar rasit: ${number}`,
    label: 'Duba zamana mamba',
    withdrawal: 'Idan kuka canza ra’ayi, kuna iya janyewa a can cikin kwana 14.',
  },
  withdrawal: {
    mail: { subject: 'Janyewarku', preview: 'Kuɗinku suna kan hanyar dawowa.', heading: 'An gama' },
    received: (moment) => `Mun karɓi janyewarku ranar ${moment} (UTC). Zamanku mamba ya ƙare.`,
    back: (price) =>
      `Za a mayar muku da ${price}. Kuɗin za su koma ta inda kuka biya, kuma hakan zai iya ɗaukar ’yan kwanaki.`,
    label: 'Duba biyan kuɗin',
  },
  replaced: {
    mail: {
      subject: `Ana mayar muku da kuɗin zamanku mamba na ${BRAND} na baya`,
      preview: 'Kuɗinku suna kan hanyar dawowa.',
      heading: 'Kuɗinku suna kan hanyar dawowa',
    },
    ended: (title) =>
      `Zamanku mamba mafi girma ya fara, don haka wannan ya ƙare: ${title}. Za a mayar muku da kuɗin kwanakin da ba ku yi amfani da su ba.`,
  },
  returnedRenewal: {
    mail: {
      subject: 'Ana mayar muku da kuɗin sabuntawa',
      preview: 'Kuɗinku suna kan hanyar dawowa.',
      heading: 'Kuɗinku suna kan hanyar dawowa',
    },
    paid: 'An biya kuɗin sabunta zamanku mamba bayan sabuntawar ta kasa ko an soke ta. Ba za a ƙirga sabuntawar ba.',
  },
  reminder: {
    mail: {
      subject: `Za a sabunta zamanku mamba na ${BRAND} nan da mako guda`,
      preview: 'Kuna iya dakatar da shi da dannawa ɗaya.',
      heading: 'Za a sabunta zamanku mamba nan da mako guda',
    },
    renews: (title, date) => `Za a sabunta zamanku mamba ranar ${date}: ${title}.`,
    charge: (price, card) => `Za mu cire ${price} daga katin da lambarsa ta ƙare da ${card}.`,
    stop: 'Ba ku so kuma? Ku dakatar da sabuntawa da wannan maɓallin, ba tare da shiga asusu ba. Ko bayan sabuntawa, ana iya mayar muku da dukan kuɗin cikin kwana 14.',
    label: 'Dakatar da sabuntawa ko duba ta',
  },
  triedAgain: {
    mail: {
      subject: `Ba mu iya sabunta zamanku mamba na ${BRAND} ba tukuna`,
      preview: 'Za mu sake gwada katinku sau ɗaya.',
      heading: 'Za mu sake gwadawa sau ɗaya',
    },
    declined: (price, card) => `Ba mu iya cire ${price} daga katin da lambarsa ta ƙare da ${card} ba.`,
    again: (date) =>
      `Za mu sake gwadawa sau ɗaya ranar ${date}. Ku tabbatar za a iya cire kuɗi daga katin a lokacin. Idan ba a iya ba, ba za a sabunta zamanku mamba ba.`,
  },
  notRenewed: {
    mail: {
      subject: `Ba a sabunta zamanku mamba na ${BRAND} ba`,
      preview: 'Ba mu iya cire kuɗi daga katinku ba.',
      heading: 'Ba a sabunta zamanku mamba ba',
    },
    refused: (price, card) =>
      `Ba mu iya cire ${price} daga katin da lambarsa ta ƙare da ${card} ba. Ba za mu sake gwadawa ba.`,
    unreachable: (price, card) =>
      `Ba mu iya ƙara samun kamfanin da yake cire mana kuɗi daga kati. Idan an riga an cire ${price} daga katin da lambarsa ta ƙare da ${card}, za ku sami zama mamba ko a mayar muku da kuɗinku. Ba za mu sake gwadawa ba.`,
    moved: (card) =>
      `Yanzu kuna biyan farashin ƙasar da kuke zaune, kuma ba za a iya cire su daga katin da lambarsa ta ƙare da ${card} ba: an adana shi ne don farashin wata ƙasa. Don ci gaba, ku sayi zama mamba na gaba da kati, ku kuma zaɓi a sabunta shi.`,
    ends: (date) =>
      `Zamanku mamba zai ƙare da kansa ranar ${date}. Kuna iya sayen wani duk lokacin da kuke so.`,
    ended: 'Zamanku mamba ya ƙare. Kuna iya sayen wani duk lokacin da kuke so.',
  },
}
