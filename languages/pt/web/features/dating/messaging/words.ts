import { pluralPt as plural } from '@ndoa/contract/plural'
import type { words as en } from '@ndoa/web/features/dating/messaging/words'
import { words as openers } from '../../../../contract/dating/words/openers.ts'
import { bubble, cautions, composer, moneyQuestion } from './words/chat.ts'

export const words: typeof en = {
  title: 'Mensagens',
  myMatches: 'Afinidades',
  conversations: 'Conversas',
  conversation: 'Conversa',
  conversationWith: (name) => `Conversa com ${name}`,
  messagesWith: (name) => `Mensagens com ${name}`,
  thisMember: 'este membro',
  unread: (count, shown) =>
    plural(count, {
      one: `${shown} mensagem por ler`,
      many: `${shown} mensagens por ler`,
      other: `${shown} mensagens por ler`,
    }),
  fresh: (count, shown) =>
    plural(count, {
      one: `${shown} nova mensagem`,
      many: `${shown} novas mensagens`,
      other: `${shown} novas mensagens`,
    }),
  fromYou: 'Eu: <message></message>',
  start: 'Comece a conversa!',
  sayHello: 'Diga olá a uma das suas afinidades.',
  sayHelloTo: (name) => `Diga olá a ${name}.`,
  match: (percent) => `${percent}%<more> de compatibilidade</more>`,
  backToList: 'Voltar às conversas',
  seeProfile: ', ver o perfil',
  typing: 'a escrever…',
  safetyTips: 'Conselhos de segurança',
  removed: 'A nossa equipa removeu esta mensagem.',
  notAvailable: 'Membro indisponível',
  sendFailed: 'Não foi possível enviar a sua mensagem. Tente de novo.',
  jumpToLatest: 'Ir para a mais recente',
  loadingOlder: 'A carregar mensagens anteriores…',
  olderFailed: 'Não foi possível carregar mensagens anteriores. Tentar de novo',
  loadingConversations: 'A carregar as conversas…',
  loadingMessages: 'A carregar as mensagens…',
  failed: {
    title: 'Não foi possível carregar as mensagens',
    text: 'Não foi possível obter as conversas',
    retry: 'Tentar de novo',
    test: 'Testar a base',
    answers: (count) =>
      plural(count, {
        one: `A base de dados responde: ${count} conversa.`,
        many: `A base de dados responde: ${count} de conversas.`,
        other: `A base de dados responde: ${count} conversas.`,
      }),
  },
  gone: {
    title: 'Esta conversa não está disponível',
    text: 'A afinidade terminou, ou este membro já não está aqui.',
    back: 'Voltar',
  },
  refused: { title: 'Não enviada', ok: 'OK' },
  search: {
    label: 'Procurar nas conversas',
    placeholder: 'Procurar nas conversas…',
    nothing: 'Nenhuma conversa encontrada.',
  },
  noMessages: { title: 'Ainda não há mensagens' },
  noMatches: {
    title: 'Ainda não há afinidades',
    text: 'Para iniciar uma conversa, é preciso primeiro que o interesse seja recíproco.',
    find: 'Encontrar alguém',
  },
  nothingOpen: {
    title: 'Escolha uma conversa',
    text: 'Escolha uma conversa da lista para a ler e responder.',
  },
  newMatches: {
    title: 'Novas afinidades',
    viewAll: 'Ver tudo<more>: afinidades</more>',
    writeTo: '<more>Escrever a </more><name></name>',
  },
  recent: {
    title: 'Mensagens recentes',
    viewAll: 'Ver tudo<more>: mensagens</more>',
    empty: 'Ainda não há mensagens. Quando o interesse é recíproco, podem escrever-se aqui.',
  },
  announced: {
    somebody: 'um membro',
    from: (name) => `Nova mensagem de ${name}`,
    message: (name, message) => `Nova mensagem de ${name}: ${message}`,
  },
  matchFound: {
    title: 'Uma nova afinidade',
    text: 'Entre si e <name></name>, o interesse é recíproco.',
    shared: 'O que têm em comum',
    begin: 'Uma palavra amável é um bom começo',
    close: 'Que bom!',
  },
  bubble,
  cautions,
  composer,
  moneyQuestion,
  openers: { label: 'Para começar', ...openers },
}
