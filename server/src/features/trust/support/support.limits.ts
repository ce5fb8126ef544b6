export const NOTICES_OF_ADDRESS = { max: 20, per: '1 hour' }
/** Per mailbox and browser, because a whole town may share a network address. */
export const MESSAGES_OF_WRITER = { max: 5, per: '1 hour' }
/** Per network address; safety messages have a separate budget. */
export const MESSAGES_OF_ADDRESS = { max: 60, per: '1 hour' }
/** Per network once the shared budget is spent, so that a flood cannot lock out other visitors. */
export const FLOOD_LIMIT = { max: 1, per: '1 hour' }
export const TRANSLATIONS_OF_ADDRESS = { max: 20, per: '1 hour' }
export const RECEIPTS_TO_MAILBOX = { max: 5, per: '1 day' }
