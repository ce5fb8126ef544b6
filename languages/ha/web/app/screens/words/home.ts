import { pluralHa as plural } from '@ndoa/contract/plural'
import type { home as en } from '@ndoa/web/app/screens/words/home'

/** "a", "a da b", "a, b da c" */
const list = (items: readonly string[]) =>
  items.length < 2 ? items.join('') : `${items.slice(0, -1).join(', ')} da ${items.at(-1)}`

export const home: typeof en = {
  title: 'Mafari',
  welcome: (name) => `Barka da zuwa, ${name}!`,
  welcomeBack: (name) => `Barka da dawowa, ${name}!`,
  suggested: 'Shawarwari',
  loadingSuggested: 'Ana loda shawarwari...',
  today: 'Ga waɗanda za su iya dacewa da ku.',
  likeYou: (count, shown) =>
    plural(count, {
      one: `Mutum ${shown} ya nuna sha’awa ga bayanan kanku`,
      other: `Mutane ${shown} sun nuna sha’awa ga bayanan kanku`,
    }),
  waiting: (count, shown) =>
    plural(count, { one: `Mutum ${shown} na jiran amsarku`, other: `Mutane ${shown} na jiran amsarku` }),
  shortcuts: {
    label: 'Hanyoyi masu sauri',
    find: { title: 'Nemo abokan aure', text: 'Ku nemi wanda ya dace da ku' },
    matches: { title: 'Waɗanda kuka dace', text: 'Duk waɗanda su ma suka nuna sha’awa gare ku' },
    likes: { title: 'Masu sha’awa', text: 'Ku ga waɗanda suka nuna sha’awa ga bayanan kanku' },
    profile: { title: 'Bayanan kai', text: 'Ku ƙara gaya wa mutane game da kanku' },
  },
  completion: {
    title: (percent) => `Bayanan kanku sun cika kashi ${percent}%`,
    label: 'Cikar bayanan kai',
    missing: (named, more) =>
      `Har yanzu ba ku cika ba: ${list(more > 0 ? [...named, `wasu ${more}`] : named)}.`,
    addPhotos: 'Ƙara hotuna',
    editProfile: 'Gyara bayanan kai',
    loading: 'Ana loda bayanan kanku...',
  },
}
