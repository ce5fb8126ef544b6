/** One chunk of the app, loaded with the tab or before an account is deleted. */
import membership from 'virtual:words/membership'
import { wordsLoader } from '../../languages/load.ts'

export { MembershipPanel } from './membership-panel.tsx'
export { WithdrawFirst } from './withdraw-first.tsx'

/** @throws if there is no network */
export const loadMembershipWords = wordsLoader('membership', membership)
