import { isolatedName } from '@ndoa/contract/isolated'
import type { words as en } from '@ndoa/web/features/dating/photos/words'
import { rejections } from './words/rejections.ts'
import { sorting } from './words/sorting.ts'
import { crop, uploads } from './words/uploads.ts'

export const words: typeof en = {
  list: 'Picha zako',
  loading: 'Inapakia picha...',
  failed: { title: 'Picha hazikupakiwa', text: 'Hatukuweza kupata picha' },
  add: (place) => `Ongeza picha<more> ya ${place}</more>`,
  whichFirst: 'Uso wako, kwenye mwanga mzuri, bila mtu mwingine pichani.',
  photo: (place) => `Picha ya ${place}`,
  main: 'Kuu',
  statuses: { approved: 'Imekubaliwa', pending: 'Inakaguliwa', rejected: 'Imekataliwa' },
  autoApproved: 'Imekubaliwa yenyewe',
  unseen: 'Hili ni jaribio tu: picha hukubaliwa zenyewe, bila timu yetu kuzikagua.',
  slot: {
    drag: (place) => `Buruta picha ya ${place}`,
    view: (place, status) => `Tazama picha ya ${place}, ${status}`,
    viewMain: (place, status) => `Tazama picha ya ${place}, picha kuu, ${status}`,
    setMain: (place) => `Picha ya ${place} iwe picha kuu`,
    actions: (place) => `Hatua kuhusu picha ya ${place}`,
    moveLeft: (place) => `Sogeza picha ya ${place} kushoto`,
    moveRight: (place) => `Sogeza picha ya ${place} kulia`,
    remove: (place) => `Futa picha ya ${place}`,
  },
  large: {
    alt: (place) => `Picha yako ya ${place}`,
    ofMain: (status) => `${status} · Picha kuu`,
  },
  setMain: {
    action: 'Iwe picha kuu',
    title: 'Ubadilishe picha yako kuu?',
    done: 'Picha kuu imebadilishwa!',
    failed: 'Hatukuweza kubadilisha picha kuu',
  },
  losesBadge: 'Utapoteza alama yako ya uthibitisho hadi tutakapokulinganisha na picha yako kuu mpya.',
  remove: {
    action: 'Futa',
    title: 'Ufute picha?',
    text: 'Una uhakika unataka kufuta picha hii? Hatua hii haiwezi kutenduliwa.',
    busy: 'Inafuta...',
    done: 'Picha imefutwa.',
    failed: 'Hatukuweza kufuta picha',
  },
  reorder: {
    done: 'Mpangilio wa picha umebadilishwa!',
    failed: 'Hatukuweza kubadilisha mpangilio wa picha',
  },
  status: {
    title: 'Hali ya picha',
    mainPhoto: (place) => `Picha ya ${place} (kuu)`,
    uploaded: '<more>Ilipakiwa: </more><date></date>',
  },
  tiles: {
    added: 'Picha zako',
    approved: 'Zimekubaliwa',
    pending: 'Kwenye ukaguzi',
    complete: 'Ukamilifu',
    of: (count, most) => `${count}/${most}`,
    percent: (percent) => `${percent}%`,
  },
  preview: {
    title: 'Wasifu unavyoonekana',
    loading: 'Inapakia...',
    main: 'Picha yako kuu',
    none: 'Bado hakuna picha',
    nameAge: (name, age) => `${isolatedName(name)}, ${age}`,
    thumbnails: 'Picha ndogo',
    more: (count) => `+${count}<more> picha zaidi</more>`,
  },
  guidelines: {
    title: 'Kanuni za picha',
    points: (most) => [
      `Hadi picha ${most}, za aina ya JPEG, PNG au WebP`,
      'Picha zako mwenyewe tu, ambazo una haki ya kuzionyesha',
      'Kwenye picha kuu, uso wako uonekane vizuri, bila vichujio',
      'Usimwonyeshe mtu mwingine bila ridhaa yake, wala watoto peke yao',
      'Picha zisiwe za uchi, za ukatili wala za matangazo',
      'Usionyeshe namba za simu, anwani wala mawasiliano mengine',
    ],
  },
  tips: {
    title: 'Vidokezo',
    points: [
      'Mwanga wa mchana na mandhari tulivu husaidia kuliko kamera yoyote',
      'Onyesha unachokipenda: mapishi yako, kazi yako, mahali unapopafahamu vizuri',
      'Picha moja ya uso, moja ya kichwa hadi miguu, na moja yenye hadithi',
    ],
  },
  decided:
    'Sababu zetu ziko kwenye Mipangilio, sehemu ya “Faragha”. Usipoziona huko, tafadhali tuulize kupitia ukurasa wa mawasiliano.',
  rejections,
  sorting,
  uploads,
  crop,
}
