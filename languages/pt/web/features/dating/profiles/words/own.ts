import type { words as en } from '@ndoa/web/features/dating/profiles/words/own'
import { once } from '@ndoa/web/lib/once'
import { additional, basic, faith, languages, lifestyle, preferences, shown } from './own/fields.ts'

const list = once(() => new Intl.ListFormat('pt-PT'))

export const words: typeof en = {
  sections: {
    basic: 'O essencial',
    faith: 'Fé e origens',
    lifestyle: 'Modo de vida',
    languages: 'Línguas',
    preferences: 'A pessoa que procuro',
    additional: 'Para me conhecer melhor',
  },
  shown,
  basic,
  faith,
  lifestyle,
  languages,
  preferences,
  additional,
  required: {
    language: 'Indique pelo menos uma língua',
    ages: 'A idade mínima tem de ser inferior à idade máxima',
  },
  listFailed: {
    countries: 'Não foi possível obter os países',
    faiths: 'Não foi possível obter as religiões',
    languages: 'Não foi possível obter as línguas',
    interests: 'Não foi possível obter os interesses',
  },
  failed: (why) => `Não foi possível carregar o seu perfil: ${why}`,
  retry: 'Tentar de novo',
  absent: 'Não encontrámos o seu perfil. Atualize a página ou escreva-nos através da página Contacto.',
  refresh: 'Atualizar',
  complete: (percent) => `O seu perfil está ${percent}% preenchido`,
  completion: 'Preenchimento do perfil',
  photos: 'Fotos',
  partComplete: 'preenchido',
  percent: (percent) => `${percent}%`,
  card: {
    loading: 'A carregar o seu cartão…',
    photo: 'A foto que os outros veem primeiro',
    noPhoto: 'Ainda sem foto',
    view: 'Pré-visualizar',
  },
  asOthers: {
    title: 'O seu perfil',
    text: 'É isto que os outros membros veem. Veem também a vossa compatibilidade. As suas respostas sobre quem procura não são mostradas a ninguém.',
    back: 'Voltar ao meu perfil',
  },
  form: {
    sections: 'Secções do perfil',
    previous: 'Secção anterior',
    next: 'Secção seguinte',
    place: (section, place, total) => `<more>${section}, </more>${place} de ${total}`,
    save: 'Guardar alterações',
    saving: 'A guardar…',
    errors: 'Corrija os erros desta secção.',
    nothing: 'Nada mudou, por isso não há nada para guardar.',
    notSaved: 'Não foi possível guardar o perfil. Tente de novo.',
    noSession: 'A sua sessão terminou.',
    noProfile: 'Não encontrámos o seu perfil.',
    unsaved: (sections) =>
      `As suas alterações em ${list().format(sections.map((section) => `«${section}»`))} não foram guardadas.`,
  },
  saved: {
    title: 'Perfil atualizado!',
    text: 'As suas alterações foram guardadas. As pessoas que possam combinar consigo já as veem.',
  },
}
