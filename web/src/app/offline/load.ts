/** What is not needed for the first screen. */
export const offline = () => import('./index.ts')
