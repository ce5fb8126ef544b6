import type { words as en } from '@ndoa/web/features/trust/verification/words/own'
import { camera } from './own/camera.ts'
import { ends, reasons } from './own/reasons.ts'

export const words: typeof en = {
  failed: 'Hatukuweza kupakia ukurasa huu',
  notDone: 'Haikufaulu. Tafadhali jaribu tena.',
  goodUntil: (date) =>
    `Alama yako ni halali hadi ${date}. Itaisha mapema zaidi ukibadilisha picha yako kuu, tarehe yako ya kuzaliwa au jinsia yako.`,
  giveUp: {
    label: 'Achia alama',
    title: 'Uachie alama ya uthibitisho?',
    text: 'Wasifu wako hautaonyesha tena alama hiyo. Unaweza kuthibitishwa tena wakati wowote.',
  },
  takeBack: { label: 'Ondoa ombi langu', title: 'Uondoe ombi lako?' },
  noCall: 'Hakutakuwa na simu ya video.',
  picturesGo: 'Picha zako za papo hapo zitafutwa.',
  badgeStays: 'Utabaki na alama yako.',
  askAgain: 'Unaweza kuomba tena wakati wowote.',
  rejected: 'Safari hii hatukuweza kukuthibitisha',
  picturesGone: 'Picha za papo hapo zimefutwa.',
  notTold: 'Hakuna mtu mwingine anayeambiwa.',
  notRenewed: {
    title: 'Safari hii hatukuweza kuongeza muda wa alama yako',
    text: 'Utabaki na alama yako hadi muda wake uishe. Hakuna mtu mwingine anayeambiwa.',
  },
  ended: 'Huna tena alama ya uthibitisho',
  comparing: {
    title: 'Tunalinganisha picha zako',
    text: 'Watu wawili wa timu yetu wanazitazama, kila mmoja peke yake. Kwa kawaida huchukua saa 24 hadi 48. Mara tu wanapoamua, picha zako za papo hapo zinafutwa.',
  },
  calling: {
    title: 'Tutapanga nawe simu ya video',
    text: 'Tutakuambia hapa ni lini na wapi. Watu wawili wa timu yetu wataamua baada ya simu hiyo.',
  },
  call: {
    title: 'Simu yako ya video imepangwa',
    text: '<at></at>, kwa saa ya kifaa hiki. Watu wawili wa timu yetu wataamua baada ya simu, kwa kawaida ndani ya siku mbili. Ikiwa muda huo haukufai, ondoa ombi lako kisha uombe tena.',
    at: (date, time) => `Tarehe ${date}, ${time}`,
    join: 'Jiunge na simu',
  },
  how: {
    title: 'Jinsi inavyofanyika',
    steps: [
      'Unapiga picha tatu kwa kamera ya kifaa hiki: ya kwanza ukitazama mbele, ya pili ukiwa umegeuza kichwa, na ya tatu ukiwa na msimbo kwenye karatasi. Tafadhali andaa kalamu na karatasi.',
      'Watu wawili wa timu yetu wanazilinganisha na picha za wasifu wako, kila mmoja peke yake.',
      'Picha hizo zinafutwa mara tu wanapoamua. Kamwe hakuna mwanachama mwingine anayeziona.',
    ],
    take: 'Piga picha',
    noCamera: 'Huna kamera? Panga simu ya video',
  },
  meaning: {
    title: 'Maana ya alama hii',
    text: 'Watu wawili wa timu yetu walilinganisha picha zako na picha zako za papo hapo. Hii haithibitishi jina, umri, hali ya ndoa wala nia, na kila anayeiona alama anaweza kusoma hilo. Asilimia ikiwa sawa, wanachama waliothibitishwa hutangulia. Pia wao huwaona wanachama waliochagua “Waliothibitishwa tu”.',
  },
  reasons,
  ends,
  camera,
}
