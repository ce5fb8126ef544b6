import { pluralAm as plural } from '@ndoa/contract/plural'
import type { home as en } from '@ndoa/web/app/screens/words/home'

/** "ሀ", "ሀ እና ለ", "ሀ፣ ለ እና ሐ" */
const list = (items: readonly string[]) =>
  items.length < 2 ? items.join('') : `${items.slice(0, -1).join('፣ ')} እና ${items.at(-1)}`

export const home: typeof en = {
  title: 'መነሻ',
  welcome: (name) => `እንኳን ደህና መጡ፣ ${name}!`,
  welcomeBack: (name) => `እንኳን ደህና ተመለሱ፣ ${name}!`,
  suggested: 'የቀረቡልዎ ሰዎች',
  loadingSuggested: 'የቀረቡልዎን ሰዎች በመጫን ላይ…',
  today: 'ሊስማሙዎት የሚችሉ ሰዎች እነሆ።',
  likeYou: (count, shown) =>
    plural(count, { one: `${shown} ሰው መገለጫዎን ወደውታል`, other: `${shown} ሰዎች መገለጫዎን ወደውታል` }),
  waiting: (count, shown) =>
    plural(count, { one: `${shown} ሰው መልስዎን እየጠበቁ ነው`, other: `${shown} ሰዎች መልስዎን እየጠበቁ ነው` }),
  shortcuts: {
    label: 'አቋራጮች',
    find: { title: 'አጋር ፍለጋ', text: 'የሚስማማዎትን ሰው ይፈልጉ' },
    matches: { title: 'ተዛማጆቼ', text: 'መገለጫዎን መልሰው የወደዱ ሁሉ' },
    likes: { title: 'መውደዶች', text: 'መገለጫዎን የወደዱትን ይመልከቱ' },
    profile: { title: 'መገለጫ', text: 'ስለራስዎ ይበልጥ ይንገሩ' },
  },
  completion: {
    title: (percent) => `መገለጫዎ ${percent}% ተሟልቷል`,
    label: 'የመገለጫ መሟላት',
    missing: (named, more) => `ገና የሚጎድለው፦ ${list(more > 0 ? [...named, `ተጨማሪ ${more}`] : named)}።`,
    addPhotos: 'ፎቶ ያክሉ',
    editProfile: 'መገለጫ ያርትዑ',
    loading: 'መገለጫዎን በመጫን ላይ…',
  },
}
