import confirm from 'virtual:words/confirm'
import { wordsLoader } from '../../../languages/load.ts'

/** @throws if there is no network */
export const loadConfirmWords = wordsLoader('confirm', confirm)
