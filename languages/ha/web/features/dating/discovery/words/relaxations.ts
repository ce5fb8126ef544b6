import type { Relaxation } from '@ndoa/contract/dating/discovery'
import { FILTER_AGE_MIN, FILTER_AGE_TOP } from '@ndoa/contract/limits'
import { pluralHa as plural } from '@ndoa/contract/plural'
import type { relaxations as en } from '@ndoa/web/features/dating/discovery/words/relaxations'
import { formatCount } from '@ndoa/web/lib/numbers'

type Filter = Relaxation['filter']

/** Filter names inside a sentence. */
const names: Record<Filter, string> = {
  age: 'shekaru',
  country: 'ƙasa',
  faith: 'imani',
  denomination: 'ɗarika',
  tribe: 'ƙabila',
  language: 'harshe',
  education: 'ilimi',
  has_children: 'akwai yara',
  wants_children: 'son yara',
  verified: 'waɗanda aka tabbatar',
  has_photo: 'masu hoto',
  active_this_week: 'waɗanda aka gani a wannan mako',
  deal_breakers: 'sharuɗɗan dole',
}

const offers: Record<Filter, string> = {
  age: `Faɗaɗa shekaru zuwa ${FILTER_AGE_MIN}–${FILTER_AGE_TOP}+`,
  country: 'Nema a duk ƙasashe',
  faith: 'Haɗa da kowane imani',
  denomination: 'Haɗa da kowace ɗarika',
  tribe: 'Haɗa da kowace ƙabila',
  language: 'Haɗa da kowane harshe',
  education: 'Haɗa da kowane matakin ilimi',
  has_children: 'Masu yara da marasa yara',
  wants_children: 'Masu son yara da marasa so',
  verified: 'Haɗa da waɗanda ba a tabbatar ba',
  has_photo: 'Haɗa da marasa hoto',
  active_this_week: 'Haɗa da waɗanda ba a gani a wannan mako ba',
  deal_breakers: 'Sake duba sharuɗɗan dole',
}

export const relaxations: typeof en = {
  label: 'Yadda za ku ga ƙarin mambobi',
  offer: (filter, gain) =>
    plural(gain, {
      one: `${offers[filter]}: ƙarin mutum ${formatCount(gain)}`,
      other: `${offers[filter]}: ƙarin mutane ${formatCount(gain)}`,
    }),
  nobody: {
    one: (filter) =>
      filter === 'deal_breakers'
        ? 'Har yanzu babu wanda ya cika sharuɗɗanku na dole.'
        : `Har yanzu babu wanda ya dace da wannan tacewa: ${names[filter]}.`,
    both: 'Har yanzu babu wanda ya dace da tacewa biyun.',
    many: 'Har yanzu babu wanda ya dace da duk abin da kuka zaɓa.',
  },
  few: {
    one: (filter) =>
      filter === 'deal_breakers'
        ? 'Sharuɗɗanku na dole suna ɓoye ƙarin mambobi.'
        : `Wannan tacewa tana ɓoye ƙarin mambobi: ${names[filter]}.`,
    many: (filters) =>
      `Abubuwan da kuka zaɓa suna ɓoye ƙarin mambobi: ${filters.map((filter) => names[filter]).join(', ')}.`,
  },
}
