import type { CONSENT_WORDS } from '@ndoa/contract/identity/consents'
import type { words as en } from '@ndoa/web/features/identity/settings/words'

const consents: typeof CONSENT_WORDS = {
  show_faith: {
    label: 'Nuna imanina',
    hint: 'Imaninku da ɗarikarku suna kan katinku da bayanan kanku, kuma wasu za su iya samunku ta hanyar imani.',
  },
  show_tribe: {
    label: 'Nuna ƙabilata',
    hint: 'Ƙabilarku tana cikin bayanan kanku.',
  },
  show_lifestyle: {
    label: 'Nuna salon rayuwata',
    hint: 'Amsoshinku game da shan taba da giya suna cikin bayanan kanku. Waɗanda kuka dace da su ne kawai suke gani ko kuna kame kai daga jima’i.',
  },
  matching: {
    label: 'Yi amfani da amsoshina wajen dacewa',
    hint: 'Imani, ƙabila, salon rayuwa da yara suna shiga lissafin kashin dacewarku, tacewa da sharuɗɗan dole. Idan kuka kashe wannan, za mu ɗauki waɗannan amsoshi kamar ba ku ba da su ba, kuma kashin dacewarku zai yi ƙarancin bayani.',
  },
}

export const words: typeof en = {
  tabsLabel: 'Saitunan asusu',
  tabs: {
    notifications: 'Sanarwa',
    privacy: 'Sirri',
    security: 'Tsaro',
    membership: 'Zama mamba',
    danger: 'Wuri mai haɗari',
  },
  loading: 'Ana loda saituna...',
  notFound: 'Ba a sami saituna ba',
  retry: 'Sake gwadawa',
  fetchFailed: 'Ba mu iya loda saitunan ba',
  saveFailed: 'Ba mu iya canza saitunan ba',
  save: 'Adana',
  saving: 'Ana adanawa...',
  saved: 'An adana saitunan!',
  nothingToSave: 'Babu abin da ya canza, don haka babu abin da za a adana.',
  unsaved: 'Ba a adana canje-canjenku ba.',
  consents,
  consentsTitle: 'Abin da wasu suke gani da abin da ake lissafawa',
  consentsText:
    'Amsar da ba ku nuna ba, ba a lissafa ta a dacewar kowa. Canje-canjen nan suna fara aiki nan take.',
  channels: 'Yadda muke samunku',
  events: 'Abin da muke sanar da ku',
  visibility: 'Wa zai iya ganin bayanan kanku',
  visibilities: {
    everyone: 'Kowa',
    verified: 'Waɗanda aka tabbatar kawai',
    matches: 'Waɗanda kuka dace kawai',
  },
  badge: 'Mambobin da aka tabbatar da su suna da shuɗiyar alama. <a>Ku nemi tabbatarwa</a>',
  photoBlur: {
    clearFor: 'Waɗanda kuka dace da su da masu zama mamba na biya suna ganinsu sosai.',
    hint: 'A dusashe hotunana ga kowa, har sai na zaɓi in nuna su.',
    label: 'A dusashe hotunana ga',
    rules: {
      non_members: { label: 'Waɗanda ba su da zama mamba na biya' },
      everybody: {
        label: 'Kowa',
        hint: 'Ko waɗanda kuka dace da su ba za su gan su sosai ba, har sai kun nuna musu hotunanku. Kyauta ne.',
      },
    },
  },
  photoGrants: {
    title: 'Masu ganin hotunana',
    text: 'Hotunanku a dusashe suke ga kowa sai waɗannan mutane. Don ƙara mutum, ku buɗe menu a cikin tattaunawarku.',
    failed: 'Ba mu iya loda wannan jeri ba',
    empty: 'Babu kowa tukuna.',
    since: (date) => `Tun ${date}`,
    hide: 'Sake dusashewa',
    hideName: (name) => `Sake dusashe hotunana ga ${name}`,
    unavailable: 'Ba a samun wannan mamba',
    show: 'Nuna musu hotunana',
    hideAgain: 'Sake ɓoye musu hotunana',
    shown: (name) => `Yanzu ${name} na iya ganin hotunanku.`,
    hidden: (name) => `An sake dusashe hotunanku ga ${name}.`,
    changeFailed: 'Ba mu iya canza masu ganin hotunanku ba. Ku sake gwadawa.',
  },
  toggles: {
    email_notifications: {
      label: 'Imel',
      hint: 'Idan akwai abin da yake jiranku alhali ba ku nan.',
    },
    sms_notifications: {
      label: 'SMS',
      hint: 'Don sabuwar dacewa kawai, ba fiye da ɗaya a rana ba, kuma sai idan sanarwar na’ura ba ta isa gare ku ba.',
    },
    push_notifications: {
      label: 'Sanarwar na’ura',
      hint: 'Gajeriyar sanarwa a kowace na’ura da kuka kunna ta.',
    },
    new_matches: { label: 'Sababbin dacewa' },
    messages: { label: 'Saƙonni' },
    likes: { label: 'Waɗanda suka nuna sha’awa' },
    profile_views: { label: 'Masu duba bayanan kanku', hint: 'Sau ɗaya a mako.' },
    marketing_emails: {
      label: 'Imel na talla',
      hint: 'Sau ɗaya a mako, ba fiye da haka ba: yawan mambobin da suka dace da ku, da abin da yake jiranku.',
    },
    photo_blur: {
      label: 'Dusashe hotuna',
      hint: 'A dusashe hotunana ga waɗanda ba su da zama mamba na biya.',
    },
    show_online_status: {
      label: 'Nuna idan ina kan layi',
      hint: 'Waɗanda kuka dace da su suna ganin lokacin da kuke kan layi da lokacin da kuke rubutu.',
    },
    show_last_seen: {
      label: 'Nuna ganina na ƙarshe',
      hint: 'Wasu suna ganin ranar, waɗanda kuka dace da su kuma suna ganin awar. Idan an kashe wannan tare da “Nuna idan ina kan layi”, babu wanda zai iya ganin cewa kun karanta saƙo.',
    },
    show_distance: {
      label: 'Nuna nisa',
      hint: 'A kimance, kamar “km 50–100”, daga birni zuwa birni.',
    },
    allow_screenshots: {
      label: 'Ba da izinin ɗaukar hoton allo',
      hint: 'Idan a kashe yake, bayanan kanku suna roƙon wasu kada su ɗauka. Shafin intanet ba zai iya hana su ba.',
    },
    login_alerts: {
      label: 'Sanarwar shiga',
      hint: 'Za mu aiko muku imel idan wani ya shiga asusunku da sabuwar na’ura, ko SMS idan ba ku saka imel ba.',
    },
  } as (typeof en)['toggles'],
}
