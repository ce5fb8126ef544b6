import { isolatedName } from '@ndoa/contract/isolated'
import { pluralHa as plural } from '@ndoa/contract/plural'
import type { words as en } from '@ndoa/web/features/dating/matches/words'

export const words: typeof en = {
  list: 'Waɗanda kuka dace',
  title: 'Waɗanda kuka dace da su',
  sortBy: 'Jera bisa',
  orders: {
    recent: 'Na baya-bayan nan',
    compatibility: 'Dacewa',
    active: 'Ganin ƙarshe',
    messages: 'Masu saƙonni da yawa',
  },
  tiles: {
    total: 'Jimla',
    newMessages: 'Sababbin saƙonni',
    average: 'Matsakaicin dacewa',
    thisWeek: 'Wannan mako',
  },
  card: {
    nameAge: (name, age) => `${isolatedName(name)}, ${age}`,
    faith: (faith, denomination) => `${faith}, ${denomination}`,
    photoOf: (name) => `Hoton ${name}`,
    noPhoto: (name) => `Babu hoton ${name} tukuna`,
    photos: (count, name) =>
      plural(count, { one: `Hoto ${count} na ${name}`, other: `Hotuna ${count} na ${name}` }),
    chat: 'Tattauna<more> da </more><name></name>',
    message: 'Aika saƙo<more> ga </more><name></name>',
    newMessages: (count, shown) =>
      plural(count, { one: `Sabon saƙo ${shown}`, other: `Sababbin saƙonni ${shown}` }),
    matched: 'Kun dace:',
    active: 'Ganin ƙarshe:',
    messages: 'Saƙonni:',
  },
  whyYouMatch: 'Dalilin da kuka dace',
  photos: {
    title: (name) => `Hotunan ${name}`,
    loading: 'Ana loda hotuna...',
    failed: { title: 'Hotuna ba su lodu ba', text: 'Ba mu iya samo hotuna ba' },
    none: {
      title: 'Babu hotuna',
      text: (name) => `Babu hoton ${name} da aka amince da shi tukuna`,
    },
    place: (place, total) => `Hoto na ${place} cikin ${total}`,
    placeOf: (place, total, name) => `Hoto na ${place} cikin ${total} na ${name}`,
    previous: 'Hoton baya',
    next: 'Hoto na gaba',
    show: (place) => `Nuna hoto na ${place}`,
  },
  start: {
    title: 'Fara sabuwar tattaunawa',
    loading: 'Ana lodawa...',
    failed: 'Ba mu iya samo waɗanda kuka dace da su ba',
    search: 'Nema cikin waɗanda kuka dace',
    nothing: 'Cikin waɗanda kuka dace da su, babu mai wannan suna.',
    noMatches: {
      title: 'Babu wanda kuka dace da su tukuna',
      text: 'Sai kun fara dacewa da wani kafin ku fara tattaunawa.',
    },
  },
  week: {
    title: 'Wannan mako',
    failed: 'Ba mu iya samo ƙididdigar ba',
    quiet: 'Babu abin ƙidaya tukuna. Nuna sha’awa ga bayanan wani farawa ce mai kyau.',
    figures: {
      profile_views: 'Masu duba bayanan kanku',
      new_matches: 'Sababbin dacewa',
      messages_sent: 'Saƙonnin da aka aika',
      likes_received: 'Sun nuna muku sha’awa',
    },
  },
}
