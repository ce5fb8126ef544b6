import type { FaultWords } from '@ndoa/contract/faults'
import { spoken } from '../../words/spoken.ts'

/** What is wrong with a field, by the code that the contract gives it. */
export const faults = spoken('faults') as FaultWords
