export const offline = () => import('./index.ts')
