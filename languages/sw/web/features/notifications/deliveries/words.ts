import type { words as en } from '@ndoa/web/features/notifications/deliveries/words'

export const words: typeof en = {
  byKind: 'Chagua kwa kila aina ya habari, na uweke saa za utulivu',
  loading: 'Inapakia...',
  failed: 'Hatukuweza kupakia',
  notSaved: 'Haikuhifadhiwa. Tafadhali jaribu tena.',
  grid: 'Tunachokujulisha, na kwa njia ipi',
  news: 'Habari',
  channels: { push: 'Arifa za simu', mail: 'Barua pepe', sms: 'SMS' },
  kinds: {
    match: 'Mliopendezana nao karibuni',
    message: 'Ujumbe',
    like: 'Waliopendezwa',
    search: 'Utafutaji uliohifadhiwa',
    views: 'Waliotazama wasifu',
    reminder: 'Vikumbusho',
  },
  cell: (kind, channel) => `${kind}: ${channel}`,
  night: 'Saa za utulivu',
  nightHint:
    'Usiku hatutumi habari zozote: tunakuletea asubuhi. Misimbo na maonyo kuhusu akaunti yako hufika wakati wowote.',
  starts: 'Kuanzia',
  ends: 'Hadi',
  zone: (zone) => `Saa za eneo lako: ${zone}`,
  missing: {
    phone: 'Ili upate SMS, unahitaji namba ya simu uliyoithibitisha. <a>Ongeza namba yako</a>',
    address: 'Akaunti yako bado haina anwani ya barua pepe. <a>Ongeza anwani yako</a>',
    confirmation: 'Bado hujathibitisha anwani yako ya barua pepe. <a>Thibitisha anwani yako</a>',
  },
  mail: {
    undeliverable:
      'Barua pepe tulizotuma kwenye anwani yako zilirudi, kwa hiyo hatutumi tena. <a>Badilisha anwani</a>, au ingia angalau mara moja kwa kiungo cha barua pepe: hapo tutajua inafanya kazi tena.',
    complained:
      'Uliweka alama ya taka kwenye barua pepe yetu, kwa hiyo hatutumi habari kwa barua pepe. <a>Badilisha anwani</a> ukitaka kupata tena.',
  },
}
