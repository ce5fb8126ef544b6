/**
 * Profiles: one's own, and the sheet with another member's, which a route lays over any list at `?member=ID`:
 * `<MemberSheet memberId={member} onClose={close} actions={(profile) => <MemberActions profile={profile} />} />`.
 */

export { EditProfile } from './edit-profile.tsx'
export { choiceIn, namedOptions, optionsOf, orNull } from './field-values.ts'
export { type Labels, useLabels } from './labels.ts'
export { MemberSheet } from './member-sheet.tsx'
export { OwnProfile } from './own-profile.tsx'
export { PauseCard } from './pause-card.tsx'
export { PhotoRule } from './photo-rule.tsx'
export { PlaceLabel } from './place-label.tsx'
export {
  isAbsent,
  memberProfileQuery,
  ownProfileQuery,
  profileAsOthersQuery,
  useChangePause,
  useUpdateProfile,
} from './profiles.queries.ts'
export { ReferenceFailed } from './reference-failed.tsx'
export { ScreenshotWish } from './screenshot-wish.tsx'
export { StrongestReasons } from './strongest-reasons.tsx'
export { words as ownProfileWords } from './words/own/index.ts'
