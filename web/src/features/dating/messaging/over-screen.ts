/** Bundled as one chunk, because members who answer a match go on to its conversation. */
export { ConversationDialog } from './conversation-dialog.tsx'
export { MatchFoundScreen } from './match-found-screen.tsx'
