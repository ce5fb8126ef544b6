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
  consentsText: 'Ba a lissafa amsoshin da kuka ɓoye, kuma canje-canje suna aiki nan take.',
  channels: 'Yadda muke samunku',
  events: 'Abin da muke sanar da ku',
  visibility: 'Wa zai iya ganin bayanan kanku',
  visibilities: {
    everyone: 'Kowa',
    verified: 'Waɗanda aka tabbatar kawai',
    matches: 'Waɗanda kuka dace kawai',
  },
  badge: '<a>Nemi tabbatarwa</a>',
  photoBlur: {
    hint: 'A dusashe hotunana ga kowa, har sai na zaɓi in nuna su.',
    label: 'A dusashe hotunana ga',
    rules: {
      non_members: {
        label: 'Waɗanda ba su da zama mamba na biya',
        hint: 'Waɗanda kuka dace da su suna ganinsu sosai a kullum.',
      },
      everybody: {
        label: 'Kowa',
        hint: 'Ko waɗanda kuka dace da su ba za su gan su sosai ba, sai kun nuna musu.',
      },
    },
  },
  photoGrants: {
    title: 'Masu ganin hotunana',
    text: 'Don ƙara mutum, ku buɗe menu a cikin tattaunawarku.',
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
      hint: 'Ga waɗanda kuka dace da su, tare da “ana rubutu” da “an karanta”.',
    },
    show_last_seen: {
      label: 'Nuna ganina na ƙarshe',
      hint: 'Rana ga wasu, awa da “an karanta” ga waɗanda kuka dace da su.',
    },
    show_distance: {
      label: 'Nuna nisa',
      hint: 'A kimance, daga birni zuwa birni.',
    },
    allow_screenshots: {
      label: 'Ba da izinin ɗaukar hoton allo',
      hint: 'Idan a kashe yake, muna roƙon wasu kada su ɗauka, amma ba za mu iya hana su ba.',
    },
    login_alerts: {
      label: 'Sanarwar shiga',
      hint: 'Ta imel ko SMS, idan wani ya shiga da sabuwar na’ura.',
    },
  } as (typeof en)['toggles'],
}
