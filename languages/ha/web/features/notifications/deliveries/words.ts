import type { words as en } from '@ndoa/web/features/notifications/deliveries/words'

export const words: typeof en = {
  byKind: 'Ku zaɓa don kowane irin labari, ku kuma saita lokacin shiru',
  loading: 'Ana lodawa...',
  failed: 'Ba mu iya loda wannan ba',
  notSaved: 'Ba a adana ba. Ku sake gwadawa.',
  grid: 'Abin da muke sanar da ku, da hanyar',
  news: 'Labari',
  channels: { push: 'Na’ura', mail: 'Imel', sms: 'SMS' },
  kinds: {
    match: 'Sababbin dacewa',
    message: 'Saƙonni',
    like: 'Nuna sha’awa',
    search: 'Nema da aka adana',
    views: 'Masu duba bayanan kanku',
    reminder: 'Tunatarwa',
  },
  cell: (kind, channel) => `${kind}: ${channel}`,
  night: 'Lokacin shiru',
  nightHint:
    'Da dare muna riƙe duk labarai mu sanar da ku da safe. Lambobin tabbatarwa da gargaɗi game da asusunku suna isa a kowane lokaci.',
  starts: 'Daga',
  ends: 'Zuwa',
  zone: (zone) => `Lokacin yankinku: ${zone}`,
  missing: {
    phone: 'SMS yana buƙatar lambar waya da kuka tabbatar. <a>Ƙara lambarku</a>',
    address: 'Asusunku ba shi da imel tukuna. <a>Ƙara imel ɗinku</a>',
    confirmation: 'Ba ku tabbatar da imel ɗinku ba tukuna. <a>Tabbatar da imel ɗinku</a>',
  },
  mail: {
    undeliverable:
      'Imel da muka aika zuwa adireshinku sun dawo, don haka mun daina aikawa. <a>Canza adireshinku</a>, ko ku shiga sau ɗaya da mahaɗin da aka aika ta imel, don mu san yana sake aiki.',
    complained:
      'Kun sanya wani imel ɗinmu a matsayin saƙon banza (spam), don haka mun daina aiko muku labarai ta imel. <a>Canza adireshinku</a> idan kuna so ku sake ji daga gare mu ta imel.',
  },
}
