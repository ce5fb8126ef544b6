/** Unlimited moves would let a member measure everyone's distance from many cities. */
export const CITY_CHANGES = { max: 2, per: '7 days' }

/** Matches in a conversation could not tell who writes if the name changed often. */
export const SHOWN_NAME_CHANGES = { max: 2, per: '30 days' }
