import { isolatedName } from '@ndoa/contract/isolated'
import { pluralPt as plural } from '@ndoa/contract/plural'
import type { words as en } from '@ndoa/web/features/dating/matches/words'

export const words: typeof en = {
  list: 'Afinidades',
  title: 'As suas afinidades',
  sortBy: 'Ordenar por',
  orders: {
    recent: 'Mais recentes',
    compatibility: 'Compatibilidade',
    active: 'Última visita',
    messages: 'Mais mensagens',
  },
  tiles: {
    total: 'Afinidades',
    newMessages: 'Novas mensagens',
    average: 'Compat. média',
    thisWeek: 'Esta semana',
  },
  card: {
    nameAge: (name, age) => `${isolatedName(name)}, ${age} anos`,
    faith: (faith, denomination) => `${faith}, ${denomination}`,
    photoOf: (name) => `Foto de ${name}`,
    noPhoto: (name) => `${name} ainda não tem foto`,
    photos: (count, name) =>
      plural(count, {
        one: `${count} foto de ${name}`,
        many: `${count} de fotos de ${name}`,
        other: `${count} fotos de ${name}`,
      }),
    chat: 'Escrever<more> a </more><name></name>',
    message: 'Mensagens<more> com </more><name></name>',
    newMessages: (count, shown) =>
      plural(count, {
        one: `${shown} nova mensagem`,
        many: `${shown} novas mensagens`,
        other: `${shown} novas mensagens`,
      }),
    matched: 'Afinidade desde:',
    active: 'Última visita:',
    messages: 'Mensagens:',
  },
  whyYouMatch: 'O que vos aproxima',
  photos: {
    title: (name) => `Fotos de ${name}`,
    loading: 'A carregar as fotos…',
    failed: { title: 'Não foi possível carregar as fotos', text: 'Não foi possível obter as fotos' },
    none: {
      title: 'Sem fotos',
      text: (name) => `${name} ainda não tem fotos aprovadas`,
    },
    place: (place, total) => `Foto ${place} de ${total}`,
    placeOf: (place, total, name) => `${name}: foto ${place} de ${total}`,
    previous: 'Foto anterior',
    next: 'Foto seguinte',
    show: (place) => `Ver a foto ${place}`,
  },
  start: {
    title: 'Iniciar uma conversa',
    loading: 'A carregar as afinidades…',
    failed: 'Não foi possível obter as suas afinidades',
    search: 'Procurar nas suas afinidades',
    nothing: 'Ninguém com esse nome entre as suas afinidades.',
    noMatches: {
      title: 'Ainda não há afinidades',
      text: 'Para iniciar uma conversa, é preciso primeiro que o interesse seja recíproco.',
    },
  },
  week: {
    title: 'Esta semana',
    failed: 'Não foi possível obter os números',
    quiet: 'Ainda não há nada para contar. Um «Gosto» é um bom começo.',
    figures: {
      profile_views: 'Visitas ao seu perfil',
      new_matches: 'Novas afinidades',
      messages_sent: 'Mensagens enviadas',
      likes_received: '«Gostos» recebidos',
    },
  },
}
