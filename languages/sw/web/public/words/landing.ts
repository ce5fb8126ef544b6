import { BRAND } from '@ndoa/contract/brand'
import { LANDING_KB } from '@ndoa/web/public/page-weight'
import type { words as en } from '@ndoa/web/public/words/landing'

export const words: typeof en = {
  title: `${BRAND}: mahali Waafrika wa nyumbani na ughaibuni hukutana ili kufunga ndoa`,
  description: `Huduma ya ${BRAND} huwasaidia Waafrika wa nyumbani na ughaibuni wanaotaka kufunga ndoa kukutana: kwa imani, kabila na utamaduni, lugha, mahali na maadili. Kujisajili ni bure.`,
  hero: {
    who: 'Kwa Waafrika wa nyumbani na ughaibuni',
    title: 'Kutana na mtu utakayefunga naye ndoa',
    text: `Huduma ya ${BRAND} huwakutanisha wanawake na wanaume wanaotaka kujenga familia: kwa imani, kabila na utamaduni, lugha, mahali na maadili.`,
    join: 'Jisajili bure',
    woman: 'Mchoro wa mwanamke anayetabasamu, mwenye nywele za afro',
    man: 'Mchoro wa mwanamume mwenye tabasamu tulivu na ndevu fupi',
    sameFaith: 'Imani moja',
    bothSpeak: 'Lugha: Kichaga',
  },
  search: {
    iAm: 'Jinsia yangu',
    lookingFor: 'Natafuta',
    genders: { Male: 'Me', Female: 'Ke' },
    ages: 'Umri',
    find: 'Tafuta mwenzi',
  },
  proofs: {
    title: 'Mambo unayoweza kutegemea',
    onlyMatches: {
      title: 'Waliopendezana tu huandikiana',
      text: 'Hakuna anayeweza kukuandikia kabla hamjapendezana.',
    },
    explained: {
      title: 'Kila asilimia ina maelezo',
      text: 'Kipengele kwa kipengele, na namba ni ileile kwenu nyote wawili.',
    },
    noTrackers: {
      title: 'Hakuna wa kukufuatilia',
      text: 'Hatuna matangazo, na kurasa zetu hazina chochote kutoka kampuni nyingine.',
    },
    small: {
      title: `Ukurasa huu hauzidi KB ${LANDING_KB}`,
      text: 'Intaneti ni ghali, kwa hiyo kila ukurasa wetu ni mwepesi.',
    },
  },
  steps: {
    title: 'Jinsi inavyofanya kazi',
    signUp: {
      title: 'Jisajili',
      text: 'Tuambie wewe ni nani na ungependa kufunga ndoa na nani: imani, kabila, lugha, mahali. Ni bure.',
    },
    logIn: {
      title: 'Ingia',
      text: 'Tazama mapendekezo yanayowafaa nyote wawili: imani yako, utamaduni wako na matumaini yako, pamoja na yake.',
    },
    loveUp: {
      title: 'Pendaneni',
      text: 'Mkipendezana, mnaweza kuandikiana. Msiwe na haraka, zishirikisheni familia, kutaneni wakati ukifika.',
    },
    answers: ['Kikatoliki', 'Kichaga', 'Kiswahili', 'Moshi', 'Anataka watoto', 'Muziki wa kwaya'],
    question: 'Mama anauliza utakuja lini.',
    answer: 'Mwambie: Desemba!',
  },
  match: {
    title: 'Mambo ya maana katika ndoa ni ya maana hapa pia',
    counts:
      'Imani yako, lugha zako na jamii unayotoka huzingatiwa katika kila pendekezo. Tuambie yale ambayo huwezi kuishi bila hayo, nasi tutayaheshimu.',
    explained:
      'Asilimia hukokotolewa kutoka pande zote mbili, na kamwe haiuzwi. Iguse, na utaona imetoka wapi.',
    why: (percent) => `Kwa nini ${percent}%?`,
    example: 'Mfano',
    shares: {
      faith: 'Imani: imani moja, Kikatoliki',
      languages: 'Lugha na utamaduni: wote huzungumza Kichaga na Kiswahili',
      age: 'Umri: kila mmoja ana umri ambao mwenzake anautafuta',
      place: 'Mnapoishi: nchi moja',
      lifestyle: 'Mtindo wa maisha',
      interests: 'Mambo mnayopenda: mapishi, muziki',
      education: 'Elimu',
    },
    together: 'Jumla',
  },
  families: {
    title: 'Mahali unapoweza kumwonyesha mama yako',
    text: 'Hapa hakuna aliyekuja kupoteza muda. Wanachama wanasema wanataka kufunga ndoa, nasi tunaliamini neno lao.',
    number: {
      title: 'Namba yako inabaki yako',
      text: 'Namba yako ya simu na barua pepe yako kamwe hazionyeshwi kwa mtu yeyote.',
    },
    photos: {
      title: 'Picha zako, kwa masharti yako',
      text: 'Chagua nani anaona wasifu wako, na utie picha zako ukungu hadi mtakapopendezana.',
    },
    people: {
      title: 'Watu wanaojibu',
      text: 'Tuandikie wakati wowote. Mtu halisi atakujibu ndani ya saa 24.',
    },
    tips: 'Soma vidokezo vya usalama',
    mother: 'Mchoro wa mama anayetabasamu, mwenye mvi',
  },
  figures: {
    title: 'Kutoka salamu ya kwanza hadi familia mbili kwenye meza moja',
    text: 'Soma <stories>kinachoweza kutokea</stories> watu wawili wanapojua wanachotafuta.',
  },
  app: {
    title: `${BRAND} mfukoni mwako`,
    text: 'Programu za Android na iPhone zinakuja. Kwa sasa, weka tovuti hii kwenye skrini ya mwanzo ya simu yako: hufunguka kama programu, hata bila mtandao.',
    stores: ['App Store', 'Google Play'],
    who: 'Zuhura, 27',
    where: 'London, Uingereza',
    why: 'Imani moja · Lugha moja: Kiswahili',
  },
  closing: {
    title: 'Uko tayari kuendelea na safari yako?',
    text: 'Ni bure, na wanaoweza kukuandikia ni wale tu ambao nawe umependezwa na wasifu wao.',
  },
}
