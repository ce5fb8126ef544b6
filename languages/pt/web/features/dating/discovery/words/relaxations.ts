import type { Relaxation } from '@ndoa/contract/dating/discovery'
import { FILTER_AGE_MIN, FILTER_AGE_TOP } from '@ndoa/contract/limits'
import { formatCount } from '@ndoa/contract/portuguese'
import type { relaxations as en } from '@ndoa/web/features/dating/discovery/words/relaxations'

type Filter = Relaxation['filter']

/** Filter names inside quotation marks or a list. */
const names: Record<Filter, string> = {
  age: 'idade',
  country: 'país',
  faith: 'religião',
  denomination: 'confissão',
  tribe: 'etnia',
  language: 'língua',
  education: 'estudos',
  has_children: 'tem filhos',
  wants_children: 'quer ter filhos',
  verified: 'perfis verificados',
  has_photo: 'perfis com foto',
  active_this_week: 'perfis ativos esta semana',
  deal_breakers: 'critérios de exclusão',
}

const offers: Record<Filter, string> = {
  age: `Alargar a idade para ${FILTER_AGE_MIN}–${FILTER_AGE_TOP}+`,
  country: 'Procurar em todos os países',
  faith: 'Incluir todas as religiões',
  denomination: 'Incluir todas as confissões',
  tribe: 'Incluir todas as etnias',
  language: 'Incluir todas as línguas',
  education: 'Incluir todos os estudos',
  has_children: 'Com ou sem filhos',
  wants_children: 'Quer queiram ter filhos, quer não',
  verified: 'Incluir perfis não verificados',
  has_photo: 'Incluir perfis sem foto',
  active_this_week: 'Incluir perfis não ativos esta semana',
  deal_breakers: 'Rever os critérios de exclusão',
}

export const relaxations: typeof en = {
  label: 'Como ver mais membros',
  offer: (filter, gain) => `${offers[filter]}: mais ${formatCount(gain)}`,
  nobody: {
    one: (filter) =>
      filter === 'deal_breakers'
        ? 'Com os seus critérios de exclusão, ainda não há ninguém.'
        : `Ainda ninguém corresponde ao seu filtro «${names[filter]}».`,
    both: 'Ainda ninguém corresponde aos dois filtros ao mesmo tempo.',
    many: 'Ainda ninguém corresponde a todas as suas escolhas.',
  },
  few: {
    one: (filter) =>
      filter === 'deal_breakers'
        ? 'Os seus critérios de exclusão ocultam mais membros.'
        : `O seu filtro «${names[filter]}» oculta mais membros.`,
    many: (filters) =>
      `Estas escolhas ocultam mais membros: ${filters.map((filter) => names[filter]).join(', ')}.`,
  },
}
