/** What is not needed for the first screen; null where it cannot be loaded, and the app does without it. */
export const offline = () => import('./index.ts').catch(() => null)
