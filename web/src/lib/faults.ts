import type { FaultWords } from '@ndoa/contract/faults'
import { spoken } from '../words/spoken.ts'

/** Sentences for field errors, by the contract's code. */
export const faults = spoken('faults') as FaultWords
