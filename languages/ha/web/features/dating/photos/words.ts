import { isolatedName } from '@ndoa/contract/isolated'
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
  unseen: 'Wannan gwaji ne: ana amincewa da hotuna ba tare da dubawa ba.',
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
    nameAge: (name, age) => `${isolatedName(name)}, ${age}`,
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
      `Har zuwa hotuna ${most}: JPEG, PNG, WebP`,
      'Ku kaɗai, a hotunan da kuke da ikon nunawa',
      'Fuskarku, ba filta, a babban hoto',
      'Ba wanda bai yarda ba, kuma ba yara',
      'Ba tsiraici, tashin hankali ko talla',
      'Ba bayanan tuntuɓa',
    ],
  },
  tips: {
    title: 'Shawarwari',
    points: [
      'Hasken rana da wuri marar tarkace',
      'Abin da kuke so: girki, aiki, wani wuri',
      'Fuskarku, kai zuwa ƙafa, da mai ba da labari',
    ],
  },
  decided: 'Ku duba dalilanmu a Saituna, a ƙarƙashin “Sirri”, ko ku tambaye mu.',
  rejections,
  sorting,
  uploads,
  crop,
}
