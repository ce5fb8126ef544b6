export const REMOVED_MESSAGE = 'This message was removed by our team.'
