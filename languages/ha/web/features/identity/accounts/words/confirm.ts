import type { words as en } from '@ndoa/web/features/identity/accounts/words/confirm'

export const words: typeof en = {
  title: 'Mun gode da yin rajista!',
  sentTo: 'Mun aika mahaɗi zuwa <to></to>.',
  sent: 'Mun aika mahaɗi zuwa imel ɗinku.',
  open: 'Ku buɗe shi don kunna asusunku. Yana aiki har awa 24.',
  notThere: 'Imel bai iso ba?',
  notThereText: 'Da fatan za ku duba wurin saƙonnin banza (spam), ko ku sa a sake aiko imel ɗin.',
  resend: 'Sake aika imel',
  resendIn: (seconds) => `Sake aikawa bayan daƙiƙa ${seconds}`,
  sending: 'Ana aikawa...',
  sentAgain: 'Mun sake aika imel ɗin. Yana iya ɗaukar minti ɗaya kafin ya iso.',
  notSent: 'Ba mu iya aika imel ɗin ba. Ku sake gwadawa.',
  wrongAddress: 'Adireshin ba daidai ba ne?',
  wrongAddressText: 'Ku sake yin rajista da wanda yake daidai.',
  otherAddress: 'Canza adireshi',
  outbox: 'Wannan gwaji ne, don haka imel ba ya fita daga nan. <a>Karanta naku a akwatin gwaji</a>',
  follow: 'Nan ba da daɗewa ba za ku iya bin mu a Facebook, Instagram da X.',
}
