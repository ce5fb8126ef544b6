import type { FaultWords } from '@ndoa/contract/faults'
import { spoken } from '../../words/spoken.ts'
import type { words as en } from './en.ts'

export const words = spoken('lib') as typeof en
/** What is wrong with a field, by the code that the contract gives it. */
export const faults = spoken('faults') as FaultWords
