export const OLD_CHROMIUM: string
export function findOldChromium(): { executablePath: string; args: string[] }
export const canRunOldChromium: boolean
