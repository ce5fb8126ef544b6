/** Scripts of the app's screens beyond those that its page names, as the build lists them: addresses by path. */
export interface Screens {
  guest: Record<string, string[]>
  member: Record<string, string[]>
  /** What the screens of each say, by language. */
  words: Record<'guest' | 'member', Record<string, string[]>>
}

/** The page of the app at one path, for a browser with or without a session. */
export const screenPageName = (path: string, appPage: string, isSignedIn: boolean): string =>
  `${isSignedIn ? 'member' : 'guest'} ${path} ${appPage}`

/**
 * A page for each screen that names its scripts, so that the browser fetches them at once; otherwise it would learn of
 * them only when the app's own script has run, a round trip later.
 * @returns texts by name; none for a page that is not the app's
 */
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
