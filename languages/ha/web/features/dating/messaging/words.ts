import { pluralHa as plural } from '@ndoa/contract/plural'
import type { words as en } from '@ndoa/web/features/dating/messaging/words'
import { words as openers } from '../../../../contract/dating/words/openers.ts'
import { bubble, cautions, composer, moneyQuestion } from './words/chat.ts'

export const words: typeof en = {
  title: 'Saƙonni',
  myMatches: 'Waɗanda kuka dace',
  conversations: 'Tattaunawa',
  conversation: 'Tattaunawa',
  conversationWith: (name) => `Tattaunawa da ${name}`,
  messagesWith: (name) => `Saƙonni tsakaninku da ${name}`,
  thisMember: 'wannan mamba',
  unread: (count, shown) =>
    plural(count, { one: `Saƙo ${shown} da ba a karanta ba`, other: `Saƙonni ${shown} da ba a karanta ba` }),
  fresh: (count, shown) => plural(count, { one: `Sabon saƙo ${shown}`, other: `Sababbin saƙonni ${shown}` }),
  fromYou: 'Ku: <message></message>',
  start: 'Ku fara tattaunawa!',
  sayHello: 'Ku gaida ɗaya daga cikin waɗanda kuka dace da su.',
  sayHelloTo: (name) => `Ku gaida ${name}.`,
  match: (percent) => `<more>Dacewa </more>${percent}%`,
  backToList: 'Koma ga tattaunawa',
  seeProfile: ', duba bayanan kai',
  typing: 'ana rubutu...',
  safetyTips: 'Shawarwarin tsaro',
  removed: 'Ƙungiyarmu ta cire wannan saƙo.',
  notAvailable: 'Ba a samun wannan mamba',
  sendFailed: 'Ba a iya aika saƙonku ba. Ku sake gwadawa.',
  jumpToLatest: 'Je ga saƙon ƙarshe',
  loadingOlder: 'Ana loda tsofaffin saƙonni...',
  olderFailed: 'Ba mu iya loda tsofaffin saƙonni ba. Sake gwadawa',
  loadingConversations: 'Ana loda tattaunawa...',
  loadingMessages: 'Ana loda saƙonni...',
  failed: {
    title: 'Saƙonni ba su lodu ba',
    text: 'Ba mu iya samo tattaunawa ba',
    retry: 'Sake gwadawa',
    test: 'Gwada rumbun bayanai',
    answers: (count) => `Rumbun bayanai ya amsa: tattaunawa ${count}.`,
  },
  gone: {
    title: 'Ba a samun wannan tattaunawa',
    text: 'An raba dacewarku, ko kuma wannan mamba ya tafi.',
    back: 'Koma',
  },
  refused: { title: 'Ba a aika ba', ok: 'To' },
  search: {
    label: 'Nemi tattaunawa',
    placeholder: 'Nemi tattaunawa...',
    nothing: 'Ba a sami tattaunawa ba.',
  },
  noMessages: { title: 'Babu saƙonni tukuna' },
  noMatches: {
    title: 'Babu wanda kuka dace da su tukuna',
    text: 'Sai kun fara dacewa da wani kafin ku fara tattaunawa.',
    find: 'Nemo abokan aure',
  },
  nothingOpen: {
    title: 'Ku zaɓi tattaunawa',
    text: 'Ku zaɓi tattaunawa daga jeri don ku karanta ku ba da amsa.',
  },
  newMatches: {
    title: 'Sababbin dacewa',
    viewAll: 'Duba duka<more>: waɗanda kuka dace da su</more>',
    writeTo: '<more>Rubuta wa </more><name></name>',
  },
  recent: {
    title: 'Saƙonnin baya-bayan nan',
    viewAll: 'Duba duka<more>: saƙonni</more>',
    empty: 'Babu saƙonni tukuna. Idan ku da wani kun nuna wa juna sha’awa, kuna iya rubuta wa juna a nan.',
  },
  announced: {
    somebody: 'wanda kuka dace da su',
    from: (name) => `Sabon saƙo daga ${name}`,
    message: (name, message) => `Sabon saƙo daga ${name}: ${message}`,
  },
  matchFound: {
    title: 'Kun dace!',
    text: 'Ku da <name></name> kun nuna wa juna sha’awa.',
    shared: 'Abin da kuka yi tarayya a kai',
    begin: 'Kalma mai daɗi farawa ce mai kyau',
    close: 'Madalla!',
  },
  bubble,
  cautions,
  composer,
  moneyQuestion,
  openers: { label: 'Farkon magana', ...openers },
}
