import type { Relaxation } from '@ndoa/contract/dating/discovery'
import { FILTER_AGE_MIN, FILTER_AGE_TOP } from '@ndoa/contract/limits'
import type { relaxations as en } from '@ndoa/web/features/dating/discovery/words/relaxations'
import { formatCount } from '@ndoa/web/lib/numbers'
import { once } from '@ndoa/web/lib/once'

type Filter = Relaxation['filter']

const list = once(() => new Intl.ListFormat('am'))

/** Filter names inside a sentence. */
const names: Record<Filter, string> = {
  age: 'ዕድሜ',
  country: 'አገር',
  faith: 'ሃይማኖት',
  denomination: 'የእምነት ክፍል',
  tribe: 'ብሔረሰብ',
  language: 'ቋንቋ',
  education: 'የትምህርት ደረጃ',
  has_children: 'ልጆች መኖር',
  wants_children: 'ልጅ መፈለግ',
  verified: 'የተረጋገጡ አባላት',
  has_photo: 'ፎቶ ያላቸው አባላት',
  active_this_week: 'በዚህ ሳምንት የታዩ አባላት',
  deal_breakers: 'ወሳኝ መስፈርቶች',
}

const offers: Record<Filter, string> = {
  age: `ዕድሜውን ወደ ${FILTER_AGE_MIN}–${FILTER_AGE_TOP}+ ያስፉ`,
  country: 'በሁሉም አገሮች ይፈልጉ',
  faith: 'ሁሉንም እምነቶች ያካትቱ',
  denomination: 'ሁሉንም የእምነት ክፍሎች ያካትቱ',
  tribe: 'ሁሉንም ብሔረሰቦች ያካትቱ',
  language: 'ሁሉንም ቋንቋዎች ያካትቱ',
  education: 'ሁሉንም የትምህርት ደረጃዎች ያካትቱ',
  has_children: 'ልጆች ቢኖሯቸውም ባይኖሯቸውም',
  wants_children: 'ልጅ ቢፈልጉም ባይፈልጉም',
  verified: 'ያልተረጋገጡ አባላትንም ያካትቱ',
  has_photo: 'ፎቶ የሌላቸውን አባላትም ያካትቱ',
  active_this_week: 'በዚህ ሳምንት ያልታዩትንም ያካትቱ',
  deal_breakers: 'ወሳኝ መስፈርቶችን ይከልሱ',
}

export const relaxations: typeof en = {
  label: 'ተጨማሪ አባላትን ለማየት',
  offer: (filter, gain) => `${offers[filter]}፦ ${formatCount(gain)} ተጨማሪ`,
  nobody: {
    one: (filter) =>
      filter === 'deal_breakers'
        ? 'ወሳኝ መስፈርቶችዎን የሚያሟላ ሰው ገና የለም።'
        : `ይህን ማጣሪያ የሚያሟላ ሰው ገና የለም፦ ${names[filter]}።`,
    both: 'ሁለቱንም ማጣሪያዎች የሚያሟላ ሰው ገና የለም።',
    many: 'ምርጫዎችዎን ሁሉ የሚያሟላ ሰው ገና የለም።',
  },
  few: {
    one: (filter) =>
      filter === 'deal_breakers'
        ? 'ወሳኝ መስፈርቶችዎ ተጨማሪ አባላትን ይደብቃሉ።'
        : `ይህ ማጣሪያ ተጨማሪ አባላትን ይደብቃል፦ ${names[filter]}።`,
    many: (filters) =>
      `እነዚህ ምርጫዎችዎ ተጨማሪ አባላትን ይደብቃሉ፦ ${list().format(filters.map((filter) => names[filter]))}።`,
  },
}
