import { spoken } from '../../../../words/spoken.ts'
import type { words as en } from './en.ts'

export const words = spoken('confirmEmail') as typeof en
