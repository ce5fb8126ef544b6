import { pluralSw as plural } from '@ndoa/contract/plural'
import type { home as en } from '@ndoa/web/app/screens/words/home'

/** "a", "a na b", "a, b na c" */
const list = (items: readonly string[]) =>
  items.length < 2 ? items.join('') : `${items.slice(0, -1).join(', ')} na ${items.at(-1)}`

export const home: typeof en = {
  title: 'Mwanzo',
  welcome: (name) => `Karibu, ${name}!`,
  welcomeBack: (name) => `Karibu tena, ${name}!`,
  suggested: 'Mapendekezo',
  loadingSuggested: 'Inapakia mapendekezo...',
  today: 'Hawa hapa ni watu wanaoweza kukufaa.',
  likeYou: (count, shown) =>
    plural(count, {
      one: `Mtu ${shown} amependezwa na wasifu wako`,
      other: `Watu ${shown} wamependezwa na wasifu wako`,
    }),
  waiting: (count, shown) =>
    plural(count, { one: `${shown} anasubiri jibu lako`, other: `${shown} wanasubiri jibu lako` }),
  shortcuts: {
    label: 'Njia za mkato',
    find: { title: 'Tafuta mwenzi', text: 'Tafuta mtu anayekufaa' },
    matches: { title: 'Mliopendezana nao', text: 'Wote waliopendezwa na wasifu wako pia' },
    likes: { title: 'Waliopendezwa', text: 'Ona nani amependezwa na wasifu wako' },
    profile: { title: 'Wasifu', text: 'Waeleze wengine zaidi kuhusu wewe' },
  },
  completion: {
    title: (percent) => `Wasifu wako umekamilika kwa ${percent}%`,
    label: 'Ukamilifu wa wasifu',
    missing: (named, more) => `Bado hujaweka: ${list(more > 0 ? [...named, `mengine ${more}`] : named)}.`,
    addPhotos: 'Ongeza picha',
    editProfile: 'Hariri wasifu',
    loading: 'Inapakia wasifu wako...',
  },
}
