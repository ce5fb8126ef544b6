import { pluralPt as plural } from '@ndoa/contract/plural'
import { formatCount } from '@ndoa/contract/portuguese'
import type { filters as en } from '@ndoa/web/features/dating/discovery/words/filters'
import { once } from '@ndoa/web/lib/once'

const regions = once(() => new Intl.DisplayNames('pt-PT', { type: 'region' }))

export const filters: typeof en = {
  title: 'Filtros',
  withCount: (count) => `Filtros (${count})`,
  more: 'Mais filtros',
  inUse: 'Filtros em uso',
  remove: 'Retirar o filtro: ',
  clearAll: 'Limpar tudo',
  showMatches: 'Ver pessoas',
  show: (total) => `Ver ${formatCount(total)}`,
  nobody: 'Ainda ninguém corresponde a tudo isto',
  members: (total) =>
    plural(total, {
      one: '1 membro corresponde',
      many: `${formatCount(total)} de membros correspondem`,
      other: `${formatCount(total)} membros correspondem`,
    }),
  age: 'Idade',
  ages: (lowest, highest) => `Idade: ${lowest}–${highest}`,
  country: 'País',
  allCountries: 'Todos os países',
  countryName: (code) => regions().of(code) ?? code,
  faith: 'Religião',
  faiths: {
    all: 'Todas as religiões',
    Christianity: 'Cristianismo',
    Islam: 'Islão',
    Traditional: 'Religião tradicional africana',
    Other: 'Outra',
    Spiritual: 'Espiritualidade, sem religião',
  },
  lookingFor: 'Procuro',
  genders: { Male: 'Homem', Female: 'Mulher' },
  choose: 'Escolher',
  anyGender: 'Homem ou mulher',
  sorts: { compatibility: 'Compatibilidade', newest: 'Mais recentes' },
  any: 'Tanto faz',
  denomination: 'Confissão',
  anyDenomination: 'Todas as confissões',
  faithFirst: 'Escolha primeiro uma religião',
  tribe: 'Etnia',
  anyTribe: 'Todas as etnias',
  language: 'Língua',
  anyLanguage: 'Todas as línguas',
  moreLanguages: 'Mais línguas',
  speaks: (language) => `Língua: ${language}`,
  education: 'Estudos',
  anyEducation: 'Todos os estudos',
  educations: {
    'High School': 'Ensino secundário',
    'Some College': 'Ensino superior sem diploma',
    "Bachelor's Degree": 'Licenciatura',
    "Master's Degree": 'Mestrado',
    Doctorate: 'Doutoramento',
    'Professional Degree': 'Curso de medicina, direito ou equivalente',
    'Trade School': 'Formação profissional',
    Other: 'Outros',
  },
  hasChildren: 'Tem filhos',
  noChildren: 'Sem filhos',
  wantsChildren: 'Quer ter filhos',
  wantsNoChildren: 'Não quer ter filhos',
  onlyShow: 'Mostrar apenas perfis',
  facts: {
    verified: 'Verificados',
    has_photo: 'Com foto',
    active_this_week: 'Ativos esta semana',
  },
  onlyShown:
    'Os membros só são encontrados pelas respostas que mostram. Quem mantém uma resposta privada não aparece quando filtra por ela.',
}
