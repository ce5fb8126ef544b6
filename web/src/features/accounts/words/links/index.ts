import { spoken } from '../../../../words/spoken.ts'
import type { words as en } from './en.ts'

export const words = spoken('accountLinks') as typeof en
