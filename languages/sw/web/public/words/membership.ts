import { BRAND } from '@ndoa/contract/brand'
import type { words as en } from '@ndoa/web/public/words/membership'

export const words: typeof en = {
  title: 'Uanachama',
  description: `Uanachama wa kulipia wa ${BRAND} unaongeza nini, unagharimu kiasi gani katika nchi yako, na jinsi ya kurudishiwa pesa zako.`,
  subtitle:
    'Kutafuta watu, kupendezwa na wasifu wao na kuwaandikia ni bure. Uanachama wa kulipia unaongeza mambo machache, na unaisha wenyewe.',
  prices: {
    title: 'Bei',
    country: 'Nchi unayoishi',
    elsewhere: 'Nchi nyingine zote',
    months: { one: 'Mwezi {count}', other: 'Miezi {count}' },
    aMonth: '{price} kwa mwezi',
    tax: 'Bei zote zina kodi ndani yake. Unalipa kiasi kile kile unachokiona hapa.',
    methods: {
      card: 'Lipa kwa kadi.',
      mobile_money: 'Lipa kwa kadi au kwa pesa za simu.',
    },
    choose: 'Chagua {tier}',
  },
  adds: {
    clear_photos: 'Picha zisizo na ukungu za wanachama wanaozitia ukungu kwa wasio na uanachama wa kulipia',
    text_alerts: 'Hadi arifa 30 za SMS kwa mwezi, badala ya 8',
    saved_searches: 'Utafutaji uliohifadhiwa unaokuarifu akipatikana mtu mpya anayekufaa',
  },
  free: {
    title: 'Bure daima',
    text: 'Hapa hakuna anayelipia usalama, faragha au nafasi ya kukutana na mtu.',
    list: [
      'Mapendekezo, asilimia na sababu zake',
      'Kupendezwa na wasifu, na kuona nani amependezwa na wako',
      'Kuwaandikia watu mliopendezana nao, na historia yako yote',
      'Vichujio vyote na masharti yote ya lazima',
      'Kuzuia, kuripoti, uthibitisho na mipangilio yote ya faragha',
      'Kuonyesha picha zako kwa watu uliowachagua tu',
      'Msaada, kupakua taarifa zako na kufuta akaunti',
    ],
    noBoosts: 'Hakuna nafasi ya juu ya kununua. Hakuna uanachama unaompandisha mtu kwenye orodha.',
  },
  fair: {
    title: 'Bila mshangao',
    list: [
      '<strong>Unaisha wenyewe.</strong> Kujirudia kumezimwa mpaka ukuwashe, na ni kwa kadi tu. Tunakutumia barua pepe wiki moja kabla, tukikueleza bei kamili.',
      '<strong>Acha kujirudia kwa kubonyeza mara moja</strong> kwenye Mipangilio, au kwa kiungo kilicho kwenye kila risiti, bila kuingia.',
      '<strong>Pesa zako zote zinarudi ndani ya siku 14</strong>, mara moja kwa mwaka, kwa kubonyeza mara mbili na bila maswali. Baada ya uanachama kujirudia unaweza kufanya hivyo kila mara. Baadaye unarudishiwa pesa za siku ambazo hukuzitumia. Ukinunua uanachama wa juu zaidi unaanza mara moja, na tunakurudishia pesa za siku ambazo hukuzitumia za ule wa chini.',
      '<strong>Bei moja kwa kila mtu</strong> anayeishi katika nchi hiyo hiyo, bila kujali umri au jinsia.',
      '<strong>Uamuzi wako unabaki wako.</strong> Wanachama wanaoonyesha picha kwa watu waliowachagua tu wanabaki na ukungu, hata mwingine akilipa.',
    ],
  },
  table: { title: 'Bei zote', where: 'Nchi', open: 'Onyesha bei za kila nchi' },
}
