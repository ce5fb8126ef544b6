import type * as en from '@ndoa/web/features/dating/profiles/words/own/fields'

export const shown = 'Visível no seu perfil, a não ser que o desative nas Definições.'

export const basic: typeof en.basic = {
  name: 'Nome completo',
  nameHint: 'Os outros só veem o nome abaixo.',
  shownName: 'Nome que os outros veem',
  shownNameHint: 'Pode mudá-lo duas vezes em 30 dias.',
  gender: 'Género',
  genders: { Male: 'Homem', Female: 'Mulher' },
  birth: 'Data de nascimento',
  saidOnce:
    'O género e a data de nascimento só podem ser indicados uma vez. Se algum deles estiver errado, escreva para <a></a>.',
  age: (age) => `Idade: ${age} anos.`,
  occupation: 'Profissão',
  city: 'Cidade',
  country: 'País',
  chooseCountry: 'Escolha o seu país',
}

export const faith: typeof en.faith = {
  faith: 'Religião',
  chooseFaith: 'Escolha a sua religião',
  denomination: 'Confissão',
  chooseDenomination: 'Escolha a sua confissão',
  faithFirst: 'Escolha primeiro uma religião',
  tribe: 'Etnia',
  chooseTribe: 'Escolha a sua etnia',
}

export const lifestyle: typeof en.lifestyle = {
  smoking: 'Fuma?',
  drinking: 'Bebe álcool?',
  celibacy: 'Vive em abstinência sexual?',
  celibacyHint: 'Só se vê com interesse recíproco. Nunca altera a sua compatibilidade.',
  has_children: 'Tem filhos?',
  wants_children: 'Quer ter filhos?',
  answerShown: 'Visível no seu perfil. Para outros, pode ser um critério de exclusão.',
  answerPrivate: 'As respostas privadas não são mostradas nem contam na sua compatibilidade.',
  choose: 'Escolha uma resposta',
  keepPrivate: 'Manter privado',
}

export const languages: typeof en.languages = {
  label: 'Línguas que fala',
  choose: 'Escolha as línguas',
  search: 'Procurar línguas',
  more: 'Mais línguas',
}

export const preferences: typeof en.preferences = {
  text: 'Mais ninguém vê estas respostas. Usamo-las para escolher quem lhe sugerir.',
  gender: 'Procuro',
  chooseGender: 'Um homem ou uma mulher',
  faith: 'Religião desejada',
  anyFaith: 'Qualquer religião',
  ages: 'Idades',
  dealBreakers: 'Critérios de exclusão',
  dealBreakersHint: 'Não sugeriremos membros a quem se aplique algum destes pontos.',
  breakers: {
    Smoking: 'Fuma',
    Drinking: 'Bebe álcool',
    'No faith': 'Sem religião',
    'Different faith': 'De outra religião',
    'Has children': 'Tem filhos',
    'Wants children': 'Quer ter filhos',
    'Long distance': 'Vive longe',
  },
}

export const additional: typeof en.additional = {
  education: 'Estudos',
  chooseEducation: 'Escolha os seus estudos',
  bio: 'Apresentação',
  bioLength: (length, most) => `${length} de ${most} caracteres`,
  bioHint: 'O que deve saber sobre si alguém que espera construir um lar consigo?',
  interests: 'Interesses',
  chooseInterests: 'Escolha interesses',
  searchInterests: 'Procurar interesses',
}
