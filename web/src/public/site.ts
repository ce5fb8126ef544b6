/** Stands for our public address, which is known only where the site runs: the server fills it in. */
export const SITE = 'https://public-address.invalid'
