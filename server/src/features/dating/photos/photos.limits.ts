export const UPLOADS_OF_MEMBER = { max: 60, per: '1 day' }
/** Each change makes the other member's open pages refetch. */
export const GRANTS_OF_OWNER = { max: 100, per: '1 hour' }
