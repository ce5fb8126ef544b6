/** What opens over a screen, in one file of the app: anyone who answers a match goes on to its conversation. */
export { ConversationDialog } from './conversation-dialog.tsx'
export { MatchScreen } from './match-screen.tsx'
