import { pluralHa as plural } from '@ndoa/contract/plural'
import type { words as en } from '@ndoa/web/features/dating/photos/words'
import { rejections } from './words/rejections.ts'
import { sorting } from './words/sorting.ts'
import { crop, uploads } from './words/uploads.ts'

export const words: typeof en = {
  list: 'Hotunanku',
  loading: 'Ana loda hotuna...',
  failed: { title: 'Hotuna ba su lodu ba', text: 'Ba mu iya samo hotuna ba' },
  add: (place) => `Ƙara hoto<more> na ${place}</more>`,
  whichFirst: 'Fuskarku, a haske mai kyau, ba tare da wani a hoton ba.',
  photo: (place) => `Hoto na ${place}`,
  main: 'Babba',
  statuses: { approved: 'An amince', pending: 'Ana dubawa', rejected: 'Ba a amince ba' },
  autoApproved: 'An amince kai tsaye',
  unseen: 'Wannan gwaji ne: ana amincewa da hotuna kai tsaye, ba wanda yake duba su a ƙungiyarmu.',
  slot: {
    drag: (place) => `Ja hoto na ${place}`,
    view: (place, status) => `Duba hoto na ${place}, ${status}`,
    viewMain: (place, status) => `Duba hoto na ${place}, babban hoto, ${status}`,
    setMain: (place) => `Sa hoto na ${place} ya zama babban hoto`,
    actions: (place) => `Abin da za a yi da hoto na ${place}`,
    moveLeft: (place) => `Matsar da hoto na ${place} hagu`,
    moveRight: (place) => `Matsar da hoto na ${place} dama`,
    remove: (place) => `Goge hoto na ${place}`,
  },
  large: {
    alt: (place) => `Hotonku na ${place}`,
    ofMain: (status) => `${status} · Babban hoto`,
  },
  setMain: {
    action: 'Sa babban hoto',
    title: 'A canza babban hotonku?',
    done: 'An canza babban hoto!',
    failed: 'Ba mu iya canza babban hoto ba',
  },
  losesBadge: 'Za ku rasa alamar tabbatarwarku har sai mun kwatanta ku da sabon babban hotonku.',
  remove: {
    action: 'Goge',
    title: 'A goge hoto?',
    text: 'Kun tabbata kuna so a goge wannan hoto? Ba za a iya dawo da shi ba.',
    busy: 'Ana gogewa...',
    done: 'An goge hoton.',
    failed: 'Ba mu iya goge hoton ba',
  },
  reorder: { done: 'An sake jera hotuna!', failed: 'Ba mu iya sake jera hotuna ba' },
  status: {
    title: 'Matsayin hotuna',
    mainPhoto: (place) => `Hoto na ${place} (babba)`,
    uploaded: '<more>An ɗora: </more><date></date>',
  },
  tiles: {
    added: 'Hotunanku',
    approved: 'An amince',
    pending: 'Ana dubawa',
    complete: 'Cika',
    of: (count, most) => `${count}/${most}`,
    percent: (percent) => `${percent}%`,
  },
  preview: {
    title: 'Yadda bayanan kanku suke',
    loading: 'Ana lodawa...',
    main: 'Babban hotonku',
    none: 'Babu hoto tukuna',
    nameAge: (name, age) => `${name}, ${age}`,
    thumbnails: 'Ƙananan hotuna',
    more: (count) =>
      plural(count, {
        one: `+${count}<more> ƙarin hoto</more>`,
        other: `+${count}<more> ƙarin hotuna</more>`,
      }),
  },
  guidelines: {
    title: 'Ƙa’idojin hotuna',
    points: (most) => [
      `Har zuwa hotuna ${most}, na JPEG, PNG ko WebP`,
      'Hotunanku kawai, waɗanda kuke da ikon nunawa',
      'A babban hoto, a ga fuskarku sosai, ba tare da filta ba',
      'Kada a nuna wani ba da yardarsa ba, kada kuma a nuna yara su kaɗai',
      'Ba tsiraici, ba tashin hankali, ba talla',
      'Ba lambobin waya, adireshi ko wasu bayanan tuntuɓa',
    ],
  },
  tips: {
    title: 'Shawarwari',
    points: [
      'Hasken rana da wuri marar tarkace sun fi kowace kyamara amfani',
      'Ku nuna abin da kuke so: girkinku, aikinku, wurin da kuka sani sosai',
      'Hoto ɗaya na fuska, ɗaya daga kai zuwa ƙafa, ɗaya mai ba da labari',
    ],
  },
  decided:
    'Dalilanmu suna cikin Saituna, a ƙarƙashin “Sirri”. Idan ba ku gan su a can ba, da fatan za ku tambaye mu ta shafin tuntuɓa.',
  rejections,
  sorting,
  uploads,
  crop,
}
