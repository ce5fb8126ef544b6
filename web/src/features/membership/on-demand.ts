/** What is loaded with the tab: one file of the app. */
export { MembershipPanel } from './membership-panel.tsx'
export { loadMembershipWords } from './words/load.ts'
