import { isolatedName } from '@ndoa/contract/isolated'
import { pluralAm as plural } from '@ndoa/contract/plural'
import type { words as en } from '@ndoa/web/features/dating/photos/words'
import { rejections } from './words/rejections.ts'
import { sorting } from './words/sorting.ts'
import { crop, uploads } from './words/uploads.ts'

export const words: typeof en = {
  list: 'ፎቶዎችዎ',
  loading: 'ፎቶዎችን በመጫን ላይ…',
  failed: { title: 'ፎቶዎችን መጫን አልተቻለም', text: 'ፎቶዎቹ አልተጫኑም' },
  add: (place) => `ፎቶ ያክሉ<more> ${place}</more>`,
  whichFirst: 'ፊትዎ በጥሩ ብርሃን፣ ሌላ ሰው በፎቶው ላይ ሳይኖር።',
  photo: (place) => `ፎቶ ${place}`,
  main: 'ዋና',
  statuses: { approved: 'የጸደቀ', pending: 'እየታየ ያለ', rejected: 'ያልጸደቀ' },
  autoApproved: 'በራሱ የጸደቀ',
  unseen: 'ይህ የሙከራ ስሪት ነው፤ ፎቶዎች ሳይታዩ ይጸድቃሉ።',
  slot: {
    drag: (place) => `ፎቶ ${place}ን ይጎትቱ`,
    view: (place, status) => `ፎቶ ${place}ን ይመልከቱ፣ ${status}`,
    viewMain: (place, status) => `ፎቶ ${place}ን ይመልከቱ፣ ዋና ፎቶ፣ ${status}`,
    setMain: (place) => `ፎቶ ${place}ን ዋና ያድርጉ`,
    actions: (place) => `ለፎቶ ${place} ምርጫዎች`,
    moveLeft: (place) => `ፎቶ ${place}ን ወደ ግራ ያንቀሳቅሱ`,
    moveRight: (place) => `ፎቶ ${place}ን ወደ ቀኝ ያንቀሳቅሱ`,
    remove: (place) => `ፎቶ ${place}ን ይሰርዙ`,
  },
  large: {
    alt: (place) => `ፎቶዎ ${place}`,
    ofMain: (status) => `${status} · ዋና ፎቶ`,
  },
  setMain: {
    action: 'ዋና ያድርጉ',
    title: 'ዋና ፎቶዎ ይቀየር?',
    done: 'ዋናው ፎቶ ተቀይሯል!',
    failed: 'ዋናውን ፎቶ መቀየር አልተቻለም',
  },
  losesBadge: 'ከአዲሱ ዋና ፎቶዎ ጋር እስክናነጻጽርዎት ድረስ የማረጋገጫ ምልክትዎን ያጣሉ።',
  remove: {
    action: 'ይሰርዙ',
    title: 'ፎቶው ይሰረዝ?',
    text: 'ይህን ፎቶ መሰረዝ እንደሚፈልጉ እርግጠኛ ነዎት? ከተሰረዘ በኋላ መመለስ አይቻልም።',
    busy: 'በመሰረዝ ላይ…',
    done: 'ፎቶው ተሰርዟል።',
    failed: 'ፎቶውን መሰረዝ አልተቻለም',
  },
  reorder: { done: 'የፎቶዎች ቅደም ተከተል ተቀይሯል!', failed: 'ቅደም ተከተሉን መቀየር አልተቻለም' },
  status: {
    title: 'የፎቶዎች ሁኔታ',
    mainPhoto: (place) => `ፎቶ ${place} (ዋና)`,
    /** `more` is for screen readers, which announce what the date means. */
    uploaded: '<more>የገባበት ቀን፦ </more><date></date>',
  },
  tiles: {
    added: 'የገቡ ፎቶዎች',
    approved: 'የጸደቁ',
    pending: 'እየታዩ ያሉ',
    complete: 'የተሟላ',
    of: (count, most) => `${count}/${most}`,
    percent: (percent) => `${percent}%`,
  },
  preview: {
    title: 'መገለጫዎ ሲታይ',
    loading: 'በመጫን ላይ…',
    main: 'ዋና ፎቶዎ',
    none: 'ገና ፎቶ የለም',
    nameAge: (name, age) => `${isolatedName(name)}፣ ${age}`,
    thumbnails: 'ትናንሽ ፎቶዎች',
    more: (count) =>
      plural(count, {
        one: `+${count}<more> ተጨማሪ ፎቶ</more>`,
        other: `+${count}<more> ተጨማሪ ፎቶዎች</more>`,
      }),
  },
  guidelines: {
    title: 'የፎቶ መመሪያዎች',
    points: (most) => [
      `እስከ ${most} ፎቶዎች፦ JPEG፣ PNG፣ WebP`,
      'እርስዎን ብቻ የሚያሳዩ፣ ማጋራት የሚችሏቸው ፎቶዎች',
      'በዋናው ፎቶ ላይ ፊትዎ፣ ያለ ማጣሪያ',
      'ያለ ፈቃዱ ማንም አይኑር፤ ልጆችም አይኑሩ',
      'እርቃን፣ ጥቃትና ማስታወቂያ አይፈቀዱም',
      'የመገናኛ መረጃ አይፈቀድም',
    ],
  },
  tips: {
    title: 'ጠቃሚ ምክሮች',
    points: ['የቀን ብርሃንና ቀለል ያለ ጀርባ', 'የሚወዱት ነገር፦ ምግብ ማብሰል፣ ሥራ፣ ቦታ', 'ፊትዎ፣ ከራስ እስከ እግር፣ እና ታሪክ ያለው አንድ'],
  },
  /** For photos removed by a decision, whose statement gives the reasons. */
  decided: 'ምክንያቶቻችንን በቅንብሮች ውስጥ «ግላዊነት» ስር ይመልከቱ፣ ወይም ይጠይቁን።',
  rejections,
  sorting,
  uploads,
  crop,
}
