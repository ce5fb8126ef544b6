import { isolatedName } from '@ndoa/contract/isolated'
import { pluralPt as plural } from '@ndoa/contract/plural'
import type { words as en } from '@ndoa/web/features/dating/photos/words'
import { rejections } from './words/rejections.ts'
import { sorting } from './words/sorting.ts'
import { crop, uploads } from './words/uploads.ts'

export const words: typeof en = {
  list: 'As suas fotos',
  loading: 'A carregar as fotos…',
  failed: { title: 'Não foi possível carregar as fotos', text: 'Não foi possível obter as fotos' },
  add: (place) => `Adicionar foto<more>: lugar ${place}</more>`,
  whichFirst: 'O seu rosto, com boa luz, sem mais ninguém na imagem.',
  photo: (place) => `Foto ${place}`,
  main: 'Principal',
  statuses: { approved: 'Aprovada', pending: 'Em análise', rejected: 'Recusada' },
  autoApproved: 'Aprovada automaticamente',
  unseen: 'Isto é uma demonstração: as fotos são aprovadas sem análise.',
  slot: {
    drag: (place) => `Arrastar a foto ${place}`,
    view: (place, status) => `Ver a foto ${place}, ${status}`,
    viewMain: (place, status) => `Ver a foto ${place}, foto principal, ${status}`,
    setMain: (place) => `Escolher a foto ${place} como principal`,
    actions: (place) => `Ações para a foto ${place}`,
    moveLeft: (place) => `Mover a foto ${place} para a esquerda`,
    moveRight: (place) => `Mover a foto ${place} para a direita`,
    remove: (place) => `Eliminar a foto ${place}`,
  },
  large: {
    alt: (place) => `A sua foto ${place}`,
    ofMain: (status) => `${status} · Foto principal`,
  },
  setMain: {
    action: 'Tornar principal',
    title: 'Mudar a foto principal?',
    done: 'Foto principal mudada!',
    failed: 'Não foi possível mudar a foto principal',
  },
  losesBadge: 'Perde o selo azul até compararmos o seu rosto com a nova foto principal.',
  remove: {
    action: 'Eliminar',
    title: 'Eliminar a foto?',
    text: 'Quer mesmo eliminar esta foto? Esta ação não pode ser anulada.',
    busy: 'A eliminar…',
    done: 'Foto eliminada.',
    failed: 'Não foi possível eliminar a foto',
  },
  reorder: {
    done: 'A nova ordem das fotos foi guardada!',
    failed: 'Não foi possível mudar a ordem das fotos',
  },
  status: {
    title: 'Estado das fotos',
    mainPhoto: (place) => `Foto ${place} (principal)`,
    uploaded: '<more>Enviada em </more><date></date>',
  },
  tiles: {
    added: 'Fotos adicionadas',
    approved: 'Aprovadas',
    pending: 'Em análise',
    complete: 'Preenchido',
    of: (count, most) => `${count}/${most}`,
    percent: (percent) => `${percent}%`,
  },
  preview: {
    title: 'Pré-visualização do perfil',
    loading: 'A carregar a pré-visualização…',
    main: 'A sua foto principal',
    none: 'Ainda sem foto',
    nameAge: (name, age) => `${isolatedName(name)}, ${age} anos`,
    thumbnails: 'Miniaturas',
    more: (count) =>
      plural(count, {
        one: `+${count}<more> foto</more>`,
        many: `+${count}<more> de fotos</more>`,
        other: `+${count}<more> fotos</more>`,
      }),
  },
  guidelines: {
    title: 'Regras para as fotos',
    points: (most) => [
      `Até ${most} fotos: JPEG, PNG, WebP`,
      'Só fotos suas, que possa partilhar',
      'O seu rosto, sem filtros, na foto principal',
      'Ninguém sem consentimento, nada de crianças',
      'Nada de nudez, violência ou publicidade',
      'Nada de contactos',
    ],
  },
  tips: {
    title: 'Conselhos',
    points: [
      'Luz do dia e um fundo simples',
      'Algo de que gosta: a cozinha, o trabalho, um lugar',
      'O rosto, uma de corpo inteiro, uma que conte uma história',
    ],
  },
  decided: 'Veja os motivos nas Definições, em «Privacidade», ou pergunte-nos.',
  rejections,
  sorting,
  uploads,
  crop,
}
