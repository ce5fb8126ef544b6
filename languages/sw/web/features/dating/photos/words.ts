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
  unseen: 'Hili ni jaribio tu: picha hukubaliwa bila kukaguliwa.',
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
      `Hadi picha ${most}: JPEG, PNG, WebP`,
      'Wewe tu, kwenye picha unazoruhusiwa kuonyesha',
      'Uso wako, bila vichujio, kwenye picha kuu',
      'Mtu mwingine asiwepo bila ridhaa yake, wala watoto',
      'Zisiwe za uchi, ukatili wala matangazo',
      'Bila mawasiliano yako',
    ],
  },
  tips: {
    title: 'Vidokezo',
    points: [
      'Mwanga wa mchana na mandhari tulivu',
      'Kitu unachokipenda: mapishi, kazi, mahali',
      'Uso, kichwa hadi miguu, na moja yenye hadithi',
    ],
  },
  decided: 'Tazama sababu zetu kwenye Mipangilio, sehemu ya “Faragha”, au tuulize.',
  rejections,
  sorting,
  uploads,
  crop,
}
