import type { words as en } from '@ndoa/web/features/identity/accounts/words/confirm'

export const words: typeof en = {
  title: 'Asante kwa kujisajili!',
  sentTo: 'Tumetuma kiungo kwa <to></to>.',
  sent: 'Tumetuma kiungo kwenye barua pepe yako.',
  open: 'Kifungue ili kuwasha akaunti yako. Kinafanya kazi kwa saa 24.',
  notThere: 'Barua pepe haijafika?',
  notThereText: 'Tafadhali angalia folda ya barua taka, au omba itumwe tena.',
  resend: 'Tuma barua pepe tena',
  resendIn: (seconds) => `Tuma tena baada ya sekunde ${seconds}`,
  sending: 'Inatuma...',
  sentAgain: 'Tumetuma barua pepe tena. Huenda ikachukua dakika moja kufika.',
  notSent: 'Hatukuweza kutuma barua pepe. Tafadhali jaribu tena.',
  wrongAddress: 'Anwani si sahihi?',
  wrongAddressText: 'Jisajili tena kwa anwani sahihi.',
  otherAddress: 'Badilisha anwani',
  outbox: 'Hili ni jaribio tu: barua pepe hazitoki humu. <a>Soma yako kwenye kikasha cha majaribio</a>',
  follow: 'Tufuate hivi karibuni kwenye Facebook, Instagram na X.',
}
