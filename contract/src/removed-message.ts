/** The content of a message that was removed; its place in the conversation stays. Readers see it in their language. */
export const REMOVED_MESSAGE = 'This message was removed by our team.'
