interface Browser {
  executablePath: string
  args: string[]
}
export function findBrowser(): Browser | undefined
export function findWholeBrowser(): Browser | undefined
export function findHeadlessShell(): Browser | undefined
