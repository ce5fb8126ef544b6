export { mountUnsubscribe, unsubscribeAccess } from './mount-unsubscribe.ts'
export { createUnsubscribeTokens, type UnsubscribeTokens } from './token.ts'
export { unsubscribe, unsubscribeLink } from './unsubscribe.ts'
