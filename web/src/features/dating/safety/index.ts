export { NotForMe } from './not-for-me.tsx'
export { ReportMoneyButton } from './report-money-button.tsx'
export { type OtherMember, useGoneIds, useMembersChanged } from './safety.queries.ts'
export { SafetyMenu } from './safety-menu.tsx'
