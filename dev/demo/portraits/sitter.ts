import type { WorkField } from '../work.ts'

export interface Sitter {
  gender: 'Male' | 'Female'
  faith: string | null
  age: number
  home: string
  country: string
  tribe: string | null
  field: WorkField | null
  interests: readonly string[]
}

const NORTH = new Set(['EG', 'MA', 'DZ', 'TN', 'LY'])
const HORN = new Set(['ET', 'ER', 'SO', 'DJ'])
const SAHEL = new Set(['NG', 'NE', 'ML', 'SN', 'GM', 'CM', 'TD', 'BF', 'GN', 'SD'])

export const isNorthern = ({ home }: Sitter) => NORTH.has(home)
export const isFromTheHorn = ({ home }: Sitter) => HORN.has(home)
export const isSahelian = ({ home }: Sitter) => SAHEL.has(home)
export const isMuslim = ({ faith }: Sitter) => faith === 'islam'
export const isWoman = ({ gender }: Sitter) => gender === 'Female'
