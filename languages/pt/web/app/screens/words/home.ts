import { pluralPt as plural } from '@ndoa/contract/plural'
import type { home as en } from '@ndoa/web/app/screens/words/home'

/** "a", "a e b", "a, b e c" */
const list = (items: readonly string[]) =>
  items.length < 2 ? items.join('') : `${items.slice(0, -1).join(', ')} e ${items.at(-1)}`

export const home: typeof en = {
  title: 'Início',
  welcome: (name) => `Boas-vindas, ${name}!`,
  welcomeBack: (name) => `Boas-vindas de novo, ${name}!`,
  suggested: 'Sugestões',
  loadingSuggested: 'A carregar as sugestões…',
  today: 'Aqui está quem pode ser a pessoa certa para si.',
  likeYou: (count, shown) =>
    plural(count, {
      one: `${shown} pessoa gostou do seu perfil`,
      many: `${shown} pessoas gostaram do seu perfil`,
      other: `${shown} pessoas gostaram do seu perfil`,
    }),
  waiting: (count, shown) =>
    plural(count, {
      one: `${shown} pessoa espera pela sua resposta`,
      many: `${shown} pessoas esperam pela sua resposta`,
      other: `${shown} pessoas esperam pela sua resposta`,
    }),
  shortcuts: {
    label: 'Atalhos',
    find: { title: 'Encontrar alguém', text: 'Procure a pessoa certa para si' },
    matches: { title: 'As minhas afinidades', text: 'Pessoas com interesse recíproco' },
    likes: { title: 'Gostos', text: 'Veja quem gostou do seu perfil' },
    profile: { title: 'Perfil', text: 'Conte mais sobre si' },
  },
  completion: {
    title: (percent) => `O seu perfil está ${percent}% preenchido`,
    label: 'Preenchimento do perfil',
    missing: (named, more) => `Ainda falta: ${list(more > 0 ? [...named, `mais ${more}`] : named)}.`,
    addPhotos: 'Adicionar fotos',
    editProfile: 'Editar o perfil',
    loading: 'A carregar o seu perfil…',
  },
}
