export const WEBKIT_DRIVER: string
export function canRunWebKit(): boolean
