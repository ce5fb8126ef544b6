/**
 * First messages that the product itself suggests, in their exact words: sent unaltered they are no sign of anything,
 * however many people they are sent to. It suggests none today.
 */
export const SUGGESTED_OPENERS: Set<string> = new Set()
