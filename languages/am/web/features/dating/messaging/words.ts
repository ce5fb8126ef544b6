import { pluralAm as plural } from '@ndoa/contract/plural'
import type { words as en } from '@ndoa/web/features/dating/messaging/words'
import { words as openers } from '../../../../contract/dating/words/openers.ts'
import { bubble, cautions, composer, moneyQuestion } from './words/chat.ts'

export const words: typeof en = {
  title: 'መልእክቶች',
  myMatches: 'ተዛማጆቼ',
  conversations: 'ውይይቶች',
  conversation: 'ውይይት',
  conversationWith: (name) => `ከ${name} ጋር ያለ ውይይት`,
  messagesWith: (name) => `ከ${name} ጋር ያሉ መልእክቶች`,
  thisMember: 'አባሉ',
  unread: (count, shown) => plural(count, { one: `${shown} ያልተነበበ መልእክት`, other: `${shown} ያልተነበቡ መልእክቶች` }),
  fresh: (count, shown) => plural(count, { one: `${shown} አዲስ መልእክት`, other: `${shown} አዳዲስ መልእክቶች` }),
  fromYou: 'እርስዎ፦ <message></message>',
  start: 'ውይይቱን ይጀምሩ!',
  sayHello: 'ከተዛማጆችዎ ለአንዱ ሰላም ይበሉ።',
  sayHelloTo: (name) => `ለ${name} ሰላም ይበሉ።`,
  match: (percent) => `${percent}%<more> መጣጣም</more>`,
  backToList: 'ወደ ውይይቶች ይመለሱ',
  seeProfile: '፣ መገለጫውን ይመልከቱ',
  typing: 'እየጻፉ ነው…',
  safetyTips: 'የደህንነት ምክሮች',
  removed: 'ይህ መልእክት በቡድናችን ተወግዷል።',
  notAvailable: 'አባሉ አይገኙም',
  sendFailed: 'መልእክትዎን መላክ አልተቻለም። እባክዎ እንደገና ይሞክሩ።',
  jumpToLatest: 'ወደ መጨረሻው መልእክት ይሂዱ',
  loadingOlder: 'የቆዩ መልእክቶችን በመጫን ላይ…',
  olderFailed: 'የቆዩ መልእክቶችን መጫን አልተቻለም። እንደገና ይሞክሩ',
  loadingConversations: 'ውይይቶችን በመጫን ላይ…',
  loadingMessages: 'መልእክቶችን በመጫን ላይ…',
  failed: {
    title: 'መልእክቶችን መጫን አልተቻለም',
    text: 'ውይይቶችን ማግኘት አልተቻለም',
    retry: 'እንደገና ይሞክሩ',
    test: 'የመረጃ ቋቱን ይፈትሹ',
    answers: (count) =>
      plural(count, {
        one: `የመረጃ ቋቱ መልሷል፦ ${count} ውይይት።`,
        other: `የመረጃ ቋቱ መልሷል፦ ${count} ውይይቶች።`,
      }),
  },
  gone: {
    title: 'ይህ ውይይት የለም',
    text: 'ከእንግዲህ ተዛማጆች አይደላችሁም፣ ወይም ይህ አባል ለቀዋል።',
    back: 'ይመለሱ',
  },
  refused: { title: 'አልተላከም', ok: 'እሺ' },
  search: {
    label: 'ውይይቶችን ይፈልጉ',
    placeholder: 'ውይይቶችን ይፈልጉ…',
    nothing: 'ምንም ውይይት አልተገኘም።',
  },
  noMessages: { title: 'ገና መልእክት የለም' },
  noMatches: {
    title: 'ተዛማጅ አልተገኘም',
    text: 'ውይይት ለመጀመር መጀመሪያ ከአንድ ሰው ጋር መዛመድ ያስፈልጋል።',
    find: 'አጋር ፍለጋ',
  },
  nothingOpen: {
    title: 'ውይይት ይምረጡ',
    text: 'ለማንበብና ለመመለስ ከዝርዝሩ ውስጥ አንድ ውይይት ይምረጡ።',
  },
  newMatches: {
    title: 'አዳዲስ ተዛማጆች',
    viewAll: 'ሁሉንም ይመልከቱ<more>፦ ተዛማጆች</more>',
    writeTo: '<more>ይጻፉ፦ </more><name></name>',
  },
  recent: {
    title: 'የቅርብ ጊዜ መልእክቶች',
    viewAll: 'ሁሉንም ይመልከቱ<more>፦ መልእክቶች</more>',
    empty: 'ገና መልእክት የለም። የአንድን ሰው መገለጫ ሲወዱና እርሳቸውም የእርስዎን ሲወዱ፣ እዚህ መጻጻፍ ትችላላችሁ።',
  },
  announced: {
    somebody: 'ተዛማጅዎ',
    from: (name) => `አዲስ መልእክት ከ${name}`,
    message: (name, message) => `አዲስ መልእክት ከ${name}፦ ${message}`,
  },
  matchFound: {
    title: 'ተዛምዳችኋል!',
    text: 'እርስዎና <name></name> አንዳችሁ የሌላውን መገለጫ ወዳችኋል።',
    shared: 'የሚያመሳስላችሁ',
    begin: 'መልካም ቃል ጥሩ ጅምር ነው',
    close: 'በጣም ጥሩ!',
  },
  bubble,
  cautions,
  composer,
  moneyQuestion,
  openers: { label: 'የመጀመሪያ ቃላት', ...openers },
}
