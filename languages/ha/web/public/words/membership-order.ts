import type { words as en } from '@ndoa/web/public/words/membership-order'

export const words: typeof en = {
  title: 'Zamanku mamba',
  description: 'Ku dakatar da sabuntawa ko a mayar muku da kuɗinku, ba tare da shiga ba.',
  subtitle: 'A nan za ku iya dakatar da sabuntawa ko a mayar muku da kuɗinku. Ba sai kun shiga ba.',
  loading: 'Ana lodawa...',
  failed: 'Bai yi nasara ba. Ku sake gwadawa, ko ku tuntuɓe mu.',
  gone: 'Wannan mahaɗi bai cika ba, ko ya wuce wata 13. Ku shiga, ku buɗe Saituna, “Zama mamba”: a can za ku iya dakatar da sabuntawa ko a mayar muku da kuɗinku. Idan ba ku iya shiga ba, ku tuntuɓe mu.',
  what: '{tier}, {term}',
  months: { one: 'Wata {count}', other: 'Wata {count}' },
  states: {
    open: 'Ba mu karɓi {price} ba tukuna.',
    paid: 'Kun biya {price}. Zai ci gaba har zuwa {date}.',
    failed: 'Wannan biyan kuɗi bai yi nasara ba. Ba a cire muku kuɗi ba.',
    expired: 'Wannan biyan kuɗi bai yi nasara ba. Ba a cire muku kuɗi ba.',
    refunding: 'Ya ƙare, kuma {price} na kan hanyar dawowa gare ku.',
    refunded: 'Ya ƙare, kuma mun mayar muku da {price}.',
  },
  renews: 'Yana sabunta kansa.',
  ends: 'Yana ƙarewa da kansa.',
  all: 'Za a mayar muku da dukkan kuɗin: {price}. Zama mamba zai ƙare yanzu.',
  rest: 'Za a mayar muku da sauran kuɗin: {price}. Zama mamba zai ƙare yanzu.',
  unused: 'Za a mayar muku da {price} na kwanakin da ba ku yi amfani da su ba. Zama mamba zai ƙare yanzu.',
  actions: {
    stop: 'Daina sabuntawa',
    withdraw: 'Fasa zama mamba a mayar min da kuɗina',
    confirm: 'Tabbatar da fasawa',
    keep: 'Bar shi',
  },
}
