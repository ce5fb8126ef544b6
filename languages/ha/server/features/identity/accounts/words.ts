import { BRAND } from '@ndoa/contract/brand'
import type { words as en, NoticeWords } from '@ndoa/server/features/identity/accounts/words'
import { waiting } from '../../shared/words.ts'

// `short` is a text message in GSM-7, which has neither ’ nor ɓ, ɗ and ƙ.

const YOU = 'Idan ku ne, ba sai kun yi komai ba.'
const NOT_YOU = 'Ba ku ba ne? Ku shiga ku duba saitunan tsaro.'

interface Contact {
  thing: string
  fresh: string
}

const contactChanged = ({ thing, fresh }: Contact): NoticeWords => ({
  subject: `Asusunku na ${BRAND} yana da ${fresh}`,
  heading: `Kun sami ${fresh}`,
  paragraphs: [
    `An yi wannan canjin yanzu-yanzu, kuma an tabbatar da shi da lambar da aka aika zuwa ${fresh}.`,
  ],
  otherwise: `${YOU} Idan ba ku ba ne, ku canza kalmar sirrinku kuma ku duba saitunan tsaronku nan take:`,
  short: `An canza ${thing} na asusunku na ${BRAND}. Idan ba ku ba ne, ku rubuto mana ta shafin tuntuba.`,
})

export const words: typeof en = {
  preview: YOU,
  securitySettings: 'Saitunan tsaro',
  passwordChanged: {
    subject: `An canza kalmar sirrinku ta ${BRAND}`,
    heading: 'An canza kalmar sirrinku',
    paragraphs: ['An canza kalmar sirrinku yanzu-yanzu, kuma an fitar da ku daga duk sauran na’urorinku.'],
    otherwise: `${YOU} Idan ba ku ba ne, ku zaɓi sabuwar kalmar sirri nan take kuma ku duba saitunan tsaronku:`,
    short: `An canza kalmar sirrinku ta ${BRAND}. ${NOT_YOU}`,
  },
  secondFactorOn: {
    subject: `An kunna shiga ta mataki biyu a asusunku na ${BRAND}`,
    heading: 'An kunna shiga ta mataki biyu',
    paragraphs: [
      'Daga yanzu, duk lokacin da za ku shiga, za a tambaye ku lamba daga manhajar tabbatarwarku. An fitar da ku daga sauran na’urorinku.',
      'Ku ajiye lambobin ajiyarku a inda za ku iya samun su ba tare da wayarku ba.',
    ],
    otherwise: 'Idan ba ku ne kuka kunna ba, ku duba saitunan tsaronku nan take:',
    short: `An kunna shiga ta mataki biyu a asusunku na ${BRAND}. ${NOT_YOU}`,
  },
  secondFactorOff: {
    subject: `An kashe shiga ta mataki biyu a asusunku na ${BRAND}`,
    heading: 'An kashe shiga ta mataki biyu',
    paragraphs: ['Idan za ku shiga, ba za a sake tambayar ku lamba daga manhajar tabbatarwarku ba.'],
    otherwise:
      'Idan ba ku ne kuka kashe ba, ku canza kalmar sirrinku kuma ku duba saitunan tsaronku nan take:',
    short: `An kashe shiga ta mataki biyu a asusunku na ${BRAND}. ${NOT_YOU}`,
  },
  secondFactorWrong: {
    subject: `An yi ƙoƙarin shiga asusunku na ${BRAND}`,
    heading: 'Mun hana wani mutum shiga',
    paragraphs: [
      'Wani mutum ya kammala matakin farko na shiga asusunku, wataƙila da kalmar sirrinku, amma sai ya rubuta lamba ba daidai ba. Bai shiga ba.',
    ],
    otherwise: `${YOU} Idan ba ku ba ne, ku canza kalmar sirrinku yanzu:`,
    short: `Wani mutum ya kammala matakin farko na shiga asusunku na ${BRAND}, amma lambarsa ba daidai ba ce. Idan ba ku ba ne, ku canza kalmar sirrinku.`,
  },
  signedInOn: (device) => ({
    subject: `An shiga asusunku na ${BRAND}`,
    heading: 'An shiga asusunku',
    paragraphs: [`Wani mutum ya shiga asusunku da sabuwar na’ura: ${device}.`],
    otherwise: `${YOU} Idan ba ku ba ne, ku fitar da wannan na’urar daga asusunku kuma ku canza kalmar sirrinku:`,
    short: `An shiga asusunku na ${BRAND}: ${device}. ${NOT_YOU}`,
  }),
  emailChanged: contactChanged({ thing: 'adireshin imel', fresh: 'sabon adireshin imel' }),
  phoneChanged: contactChanged({ thing: 'lambar waya', fresh: 'sabuwar lambar waya' }),
  device: (browser, system) => `${browser} a ${system}`,
  unknownDevice: 'na’urar da ba a sani ba',
  noTokenInBrowser: 'Burauza tana ajiye zaman shiga a cikin kuki',
  noCodesHere: (seconds) =>
    `A yanzu ba za mu iya shigar da ku ta SMS a sabuwar na’ura ba. Ku yi amfani da adireshin imel ɗinku, ko ku sake gwadawa bayan ${waiting(seconds)}.`,
  codesUsedUp: (seconds) =>
    `A yanzu ba za mu iya ƙara aika SMS zuwa ƙasarku ba. Ku yi amfani da adireshin imel ɗinku, ko ku sake gwadawa bayan ${waiting(seconds)}.`,
  passwordUpdated: 'An canza kalmar sirrinku. Ku yi amfani da sabuwar idan za ku sake shiga.',
}
