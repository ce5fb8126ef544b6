import type { camera as en } from '@ndoa/web/features/trust/verification/words/own/camera'

export const camera: typeof en = {
  pageTitle: 'Piga picha',
  title: 'Thibitishwa',
  back: 'Rudi',
  goBack: 'Rudi',
  ready: {
    text: 'Tafadhali andika msimbo huu kwenye karatasi, kwa maandishi makubwa yanayosomeka kwa mbali. Utaushika kwenye picha ya tatu. Unatumika kwa dakika kumi.',
    privacy:
      'Hakuna kinachotumwa kabla hujaona picha zote tatu. Kivinjari chako kitakuuliza kama ukurasa huu unaweza kutumia kamera.',
    open: 'Fungua kamera',
  },
  straight: 'Tazama moja kwa moja kwenye kamera. Mwanga mzuri usoni husaidia.',
  turned: {
    left: 'Geuza kichwa kushoto kwako, ili tuone uso wako kwa upande.',
    right: 'Geuza kichwa kulia kwako, ili tuone uso wako kwa upande.',
    up: 'Inua kidevu na utazame juu.',
    down: 'Inamisha kidevu na utazame chini.',
  },
  code: (code) => `Andika ${code} kwa maandishi makubwa kwenye karatasi, na uishike kando ya uso wako.`,
  place: (place, total) => `Picha ya ${place} kati ya ${total}`,
  opening: 'Inafungua kamera...',
  view: 'Kamera yako inachoonyesha',
  take: 'Piga picha',
  poses: {
    straight: 'Ukitazama mbele',
    turned: 'Ukigeuza kichwa',
    code: 'Msimbo kwenye karatasi',
  },
  review: {
    title: 'Uso wako na msimbo vinaonekana vizuri?',
    list: 'Picha zako za papo hapo',
    retake: 'Piga tena',
    retakeOf: (pose) => `Piga tena: ${pose}`,
    startAgain: 'Anza upya',
    notSent: 'Picha hazikutumwa. Tafadhali jaribu tena.',
    sending: 'Inatuma...',
    send: 'Tuma picha',
  },
  none: {
    title: 'Hatuwezi kutumia kamera',
    text: 'Ikiwa kivinjari chako kilikuuliza nawe ukakataa, ruhusu kamera kwa ukurasa huu kwenye mipangilio ya kivinjari, kisha jaribu tena. Ikiwa kifaa hiki hakina kamera, tunaweza kukuthibitisha kwa simu ya video badala yake.',
    call: 'Panga simu ya video',
  },
  sent: 'Asante! Watu wawili wa timu yetu watalinganisha picha hizi na picha za wasifu wako, kwa kawaida ndani ya saa 24 hadi 48. Baada ya hapo picha za papo hapo zinafutwa.',
  callAsked: 'Asante! Tutakuambia ni lini na wapi simu ya video itafanyika.',
  done: 'Sawa',
}
