export const REQUIRED_IN_PRODUCTION: readonly string[]
