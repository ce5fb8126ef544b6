/** Written by the web build: script addresses by app path, in addition to those in the page. */
export interface Screens {
  guest: Record<string, string[]>
  member: Record<string, string[]>
  words: Record<'guest' | 'member', Record<string, string[]>>
}

export const screenPageName = (path: string, appPage: string, isSignedIn: boolean): string =>
  `${isSignedIn ? 'member' : 'guest'} ${path} ${appPage}`

/** Saves the round trip in which the app's script loads further scripts. @returns the app's pages with their names */
export function linkScripts(screens: Screens, name: string, text: string): [name: string, text: string][] {
  const language = /^app\.(\w+)\.html$/.exec(name)?.[1]
  if (!language) return []
  const { guest, member } = screens.words
  return [
    ...Object.entries(screens.guest).map(pageAt(false, guest[language])),
    ...Object.entries(screens.member).map(pageAt(true, member[language])),
  ]

  function pageAt(isSignedIn: boolean, words: readonly string[] = []) {
    return ([path, scripts]: [string, string[]]): [string, string] => [
      screenPageName(path, name, isSignedIn),
      text.replace('</head>', `${[...words, ...scripts].map(linkTo).join('')}</head>`),
    ]
  }
}

const linkTo = (script: string) =>
  `<link rel="modulepreload" crossorigin fetchpriority="low" href="${script}">`
