import type { CONSENT_WORDS } from '@ndoa/contract/identity/consents'
import type { words as en } from '@ndoa/web/features/identity/settings/words'

const consents: typeof CONSENT_WORDS = {
  show_faith: {
    label: 'Onyesha imani yangu',
    hint: 'Imani yako na dhehebu lako huonekana kwenye kadi yako na wasifu wako, na wengine wanaweza kukupata kwa imani.',
  },
  show_tribe: {
    label: 'Onyesha kabila langu',
    hint: 'Kabila lako huonekana kwenye wasifu wako.',
  },
  show_lifestyle: {
    label: 'Onyesha mtindo wangu wa maisha',
    hint: 'Majibu yako kuhusu sigara na pombe huonekana kwenye wasifu wako. Ni watu mliopendezana nao tu wanaoona kama unajizuia na tendo la ndoa.',
  },
  matching: {
    label: 'Tumia majibu yangu katika ulinganifu',
    hint: 'Imani, kabila, mtindo wa maisha na watoto huhesabiwa katika asilimia zako, vichujio na masharti ya lazima. Ukizima hii, tunayachukulia majibu haya kuwa hayapo, na asilimia zako husema machache zaidi.',
  },
}

export const words: typeof en = {
  tabsLabel: 'Mipangilio ya akaunti',
  tabs: {
    notifications: 'Arifa',
    privacy: 'Faragha',
    security: 'Usalama',
    membership: 'Uanachama',
    danger: 'Eneo la hatari',
  },
  loading: 'Inapakia mipangilio...',
  notFound: 'Hakuna mipangilio iliyopatikana',
  retry: 'Jaribu tena',
  fetchFailed: 'Hatukuweza kupata mipangilio',
  saveFailed: 'Hatukuweza kusasisha mipangilio',
  save: 'Hifadhi mabadiliko',
  saving: 'Inahifadhi...',
  saved: 'Mipangilio imehifadhiwa!',
  nothingToSave: 'Hakuna kilichobadilika, kwa hiyo hakuna cha kuhifadhi.',
  unsaved: 'Mabadiliko yako hayajahifadhiwa.',
  consents,
  consentsTitle: 'Wanachoona wengine na kinachohesabiwa',
  consentsText: 'Majibu yaliyofichwa hayahesabiwi, na mabadiliko huanza kutumika mara moja.',
  channels: 'Jinsi tunavyokufikia',
  events: 'Tunachokujulisha',
  visibility: 'Nani anaweza kuona wasifu wako',
  visibilities: {
    everyone: 'Kila mtu',
    verified: 'Waliothibitishwa tu',
    matches: 'Mliopendezana nao tu',
  },
  badge: '<a>Thibitishwa</a>',
  photoBlur: {
    hint: 'Tia picha zako ukungu kwa kila mtu, hadi utakapochagua kumwonyesha.',
    label: 'Picha zangu zitiwe ukungu kwa',
    rules: {
      non_members: {
        label: 'Wasio na uanachama wa kulipia',
        hint: 'Watu mliopendezana nao huziona vizuri daima.',
      },
      everybody: {
        label: 'Kila mtu',
        hint: 'Hata watu mliopendezana nao hawazioni vizuri hadi utakapowaonyesha.',
      },
    },
  },
  photoGrants: {
    title: 'Wanaoona picha zangu',
    text: 'Ili kumwongeza mtu, fungua menyu kwenye mazungumzo yenu.',
    failed: 'Hatukuweza kupakia orodha hii',
    empty: 'Hadi sasa hakuna.',
    since: (date) => `Tangu tarehe ${date}`,
    hide: 'Tia ukungu tena',
    hideName: (name) => `Tia picha zangu ukungu tena kwa ${name}`,
    unavailable: 'Mwanachama hapatikani',
    show: 'Mwonyeshe picha zangu',
    hideAgain: 'Mfiche picha zangu tena',
    shown: (name) => `${name} sasa anaweza kuona picha zako.`,
    hidden: (name) => `Picha zako zina ukungu tena kwa ${name}.`,
    changeFailed: 'Hatukuweza kubadilisha nani anaona picha zako. Tafadhali jaribu tena.',
  },
  toggles: {
    email_notifications: {
      label: 'Barua pepe',
      hint: 'Kukiwa na jambo linalokusubiri nawe hupo hapa.',
    },
    sms_notifications: {
      label: 'SMS',
      hint: 'Kwa kupendezana na mtu mpya tu, si zaidi ya moja kwa siku, na pale tu arifa za simu zisipokufikia.',
    },
    push_notifications: {
      label: 'Arifa za simu',
      hint: 'Arifa fupi kwenye kila kifaa ambako umeziwasha.',
    },
    new_matches: { label: 'Mliopendezana nao karibuni' },
    messages: { label: 'Ujumbe' },
    likes: { label: 'Waliopendezwa' },
    profile_views: { label: 'Waliotazama wasifu', hint: 'Mara moja kwa wiki.' },
    marketing_emails: {
      label: 'Barua pepe za matangazo',
      hint: 'Mara moja kwa wiki, si zaidi: ni wanachama wangapi wanaokufaa, na yanayokusubiri.',
    },
    photo_blur: {
      label: 'Ukungu wa picha',
      hint: 'Tia picha zako ukungu kwa wasio na uanachama wa kulipia.',
    },
    show_online_status: {
      label: 'Onyesha nikiwa mtandaoni',
      hint: 'Kwa watu mliopendezana nao, pamoja na ukiwa unaandika au umesoma ujumbe wao.',
    },
    show_last_seen: {
      label: 'Onyesha nilipoonekana mwisho',
      hint: 'Siku kwa wengine; saa, na kama umesoma ujumbe, kwa watu mliopendezana nao.',
    },
    show_distance: {
      label: 'Onyesha umbali',
      hint: 'Kwa kukadiria, kutoka mji hadi mji.',
    },
    allow_screenshots: {
      label: 'Ruhusu picha za skrini',
      hint: 'Ukizima, tunawaomba wengine wasizipige, lakini hatuwezi kuwazuia.',
    },
    login_alerts: {
      label: 'Arifa za kuingia',
      hint: 'Kwa barua pepe au SMS, mtu akiingia kwa kifaa kipya.',
    },
  } as (typeof en)['toggles'],
}
