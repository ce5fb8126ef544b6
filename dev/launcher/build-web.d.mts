export function isWebBuilt(): boolean
export function buildWeb(): Promise<boolean>
