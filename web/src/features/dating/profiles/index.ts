export { EditProfile } from './editor/edit-profile.tsx'
export { choiceIn, namedOptions, optionsOf, orNull } from './editor/field-values.ts'
export { type Labels, useLabels } from './labels.ts'
export { MemberSheet } from './member/member-sheet.tsx'
export { PhotoRule } from './member/photo-rule.tsx'
export { PlaceLabel } from './member/place-label.tsx'
export { ScreenshotRequest } from './member/screenshot-request.tsx'
export { StrongestReasons } from './member/strongest-reasons.tsx'
export { OwnProfile } from './own/own-profile.tsx'
export { PauseCard } from './own/pause-card.tsx'
export {
  isAbsent,
  memberProfileQuery,
  ownProfileQuery,
  profileAsOthersQuery,
  useChangePause,
  useUpdateProfile,
} from './profiles.queries.ts'
export { ReferenceFailed } from './reference-failed.tsx'
export { words as ownProfileWords } from './words/own.ts'
