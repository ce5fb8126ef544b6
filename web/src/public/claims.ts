import type { Portrait } from './portraits.ts'
import type { words } from './words/claims.ts'

/**
 * Claims about members and the company, for the operator to edit; sentences live in the languages' words. Production
 * shows only `confirmed` claims: confirm one when there is publishable proof. The demo shows all, marked as examples.
 */
export interface Claim {
  confirmed: boolean
}

type Words = typeof words

export interface Figure extends Claim {
  name: keyof Words['figures']
  value?: string
}

export const successStories: Figure = { name: 'successStories', value: '500+', confirmed: false }
export const marriages: Figure = { name: 'marriages', value: '150+', confirmed: false }
export const countries: Figure = { name: 'countries', value: '50+', confirmed: false }
export const founded: Figure = { name: 'founded', value: '2024', confirmed: false }
export const members: Figure = { name: 'members', value: '10,000+', confirmed: false }
export const funding: Figure = { name: 'funding', value: '$5M Series A', confirmed: false }
export const languages: Figure = { name: 'languages', confirmed: false }

export interface Story extends Claim {
  story: keyof Words['stories']
  who: readonly [one: string, other: string]
  pictures: readonly Portrait[]
}

export const stories: readonly Story[] = [
  { story: 'ngozi', who: ['Ngozi', 'Emeka'], pictures: ['woman', 'man-glasses'], confirmed: false },
  { story: 'zainab', who: ['Zainab', 'Idris'], pictures: ['woman-hijab', 'man'], confirmed: false },
  { story: 'akosua', who: ['Akosua', 'Kwame'], pictures: ['woman-turban', 'man-dreads'], confirmed: false },
  { story: 'wanjiru', who: ['Wanjiru', 'Otieno'], pictures: ['woman', 'man'], confirmed: false },
  { story: 'selam', who: ['Selam', 'Dawit'], pictures: ['woman-turban', 'man-glasses'], confirmed: false },
]

export interface Release extends Claim {
  release: keyof Words['releases']
}

export const releases: readonly Release[] = [
  { release: 'explained', confirmed: false },
  { release: 'funded', confirmed: false },
  { release: 'opened', confirmed: false },
]

export interface Leader extends Claim {
  leader: keyof Words['leadership']
}

export const leadership: readonly Leader[] = [
  { leader: 'chief', confirmed: false },
  { leader: 'technology', confirmed: false },
  { leader: 'safety', confirmed: false },
]

export interface Offer extends Claim {
  offer: keyof Words['offers']
}

export const offers: readonly Offer[] = [
  { offer: 'anywhere', confirmed: false },
  { offer: 'pay', confirmed: false },
  { offer: 'health', confirmed: false },
  { offer: 'equipment', confirmed: false },
]

export type Area = keyof Words['areas']

export interface Position extends Claim {
  area: Area
  position: keyof Words['positions']
  partTime?: true
}

export const positions: readonly Position[] = [
  { area: 'engineering', position: 'fullStack', confirmed: false },
  { area: 'engineering', position: 'mobile', confirmed: false },
  { area: 'engineering', position: 'matching', confirmed: false },
  { area: 'product', position: 'designer', confirmed: false },
  { area: 'product', position: 'trust', confirmed: false },
  { area: 'marketing', position: 'community', confirmed: false },
  { area: 'marketing', position: 'writer', confirmed: false },
  { area: 'customers', position: 'support', partTime: true, confirmed: false },
  { area: 'operations', position: 'safety', confirmed: false },
  { area: 'operations', position: 'finance', confirmed: false },
]
