import { pluralPt as plural } from '@ndoa/contract/plural'
import type { words as en } from '@ndoa/web/app/shell/words'

export const words: typeof en = {
  home: (brand) => `${brand}, início`,
  hello: (name) => `Olá, ${name}`,
  sidebar: 'Barra lateral',
  main: 'Navegação principal',
  tabs: 'Separadores',
  menu: 'Menu',
  openMenu: 'Abrir o menu',
  skipToContent: 'Ir para o conteúdo',
  logout: 'Terminar sessão',
  places: {
    dashboard: 'Início',
    matches: 'As minhas afinidades',
    find: 'Encontrar alguém',
    messages: 'Mensagens',
    likes: 'Gostos',
    notifications: 'Notificações',
    photos: 'Fotos',
    profile: 'Perfil',
    settings: 'Definições',
  },
  tabPlaces: {
    dashboard: 'Início',
    find: 'Procurar',
    messages: 'Mensagens',
    likes: 'Gostos',
    profile: 'Perfil',
  },
  badges: {
    messages: (count, shown) =>
      plural(count, {
        one: `${shown} mensagem por ler`,
        many: `${shown} mensagens por ler`,
        other: `${shown} mensagens por ler`,
      }),
    likes: (count, shown) =>
      plural(count, {
        one: `${shown} novo «Gosto»`,
        many: `${shown} novos «Gostos»`,
        other: `${shown} novos «Gostos»`,
      }),
    notifications: (count, shown) =>
      plural(count, {
        one: `${shown} notificação por ler`,
        many: `${shown} notificações por ler`,
        other: `${shown} notificações por ler`,
      }),
  },
  account: {
    open: 'Menu da conta',
    title: 'Conta',
    profile: 'O meu perfil',
    settings: 'Definições',
    help: 'Ajuda',
    signOut: 'Terminar sessão',
  },
  connection: {
    late: 'A restabelecer a ligação… As novas mensagens e os novos «Gostos» podem chegar com atraso.',
    back: 'A ligação voltou.',
    offline: 'Não tem ligação à internet.',
    asOf: (moment) => `Última atualização deste ecrã: ${moment}.`,
    missing: 'O que falta será carregado quando a ligação voltar.',
    moment: (day, time) => `${day.toLowerCase()}, ${time}`,
  },
  leave: {
    title: 'Terminar sessão mesmo assim?',
    deleted: 'Se terminar sessão, isso será eliminado.',
    leave: 'Terminar sessão mesmo assim',
    stay: 'Ficar',
    unsent: (count) =>
      plural(count, {
        one: 'Uma mensagem ainda não foi enviada.',
        many: `${count} de mensagens ainda não foram enviadas.`,
        other: `${count} mensagens ainda não foram enviadas.`,
      }),
    photos: (count) =>
      plural(count, {
        one: 'Uma foto ainda não foi enviada.',
        many: `${count} de fotos ainda não foram enviadas.`,
        other: `${count} fotos ainda não foram enviadas.`,
      }),
    unsaved: 'Algo que escreveu ainda não foi enviado nem guardado.',
  },
}
