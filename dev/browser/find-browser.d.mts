export function findBrowser(): { executablePath: string; args: string[] } | undefined
