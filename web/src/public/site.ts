/** A placeholder for our public address, which only the running server knows and fills in. */
export const SITE = 'https://public-address.invalid'
