// Without imports: a plain script, which runs before the page is drawn, so that nothing flashes. The flag is the app's
// own (`mayBeSignedIn`): it says that somebody was signed in here at the last visit, and opens nothing.
try {
  const who = localStorage.getItem('signed-in') ?? 'null'
  if (who !== 'null') document.documentElement.dataset.signedIn = ''
} catch {
  // Storage can be unavailable in a private window: the page is that of a visitor.
}

{
  // One line offers the page in the language that was chosen or that the browser prefers. A choice is kept: in a cookie for
  // the server, and in this tab for the account that somebody signs in to (`languages/load.ts`). Anyone who follows a link on
  // a translated page without having chosen reads on in its language.
  const page = document.documentElement
  const offered = document.currentScript?.dataset.languages?.split(' ') ?? []
  const chosen = () => /(?:^|; )language=(\w+)/.exec(document.cookie)?.[1]
  const preferred = [chosen(), ...navigator.languages.map((tag) => tag.split('-')[0])]
  const best = preferred.find((language) => language && offered.includes(language))
  if (best && best !== page.lang) page.dataset.suggest = best
  document.addEventListener('click', ({ target }) => {
    const link = (target as Element).closest<HTMLElement>('a, [data-language]')
    const choice = link?.dataset.language
    const language = choice ?? (link && page.lang !== 'en' && !chosen() ? page.lang : undefined)
    if (!language) return
    document.cookie = `language=${language}; path=/; max-age=31536000; samesite=lax`
    navigator.serviceWorker?.controller?.postMessage('language') // it keeps the app's page in this language
    if (choice === page.lang) delete page.dataset.suggest
    try {
      if (choice) sessionStorage.setItem('language', JSON.stringify(choice))
    } catch {
      // As above: the cookie is enough for a visitor.
    }
  })
}

{
  // The next script reports what goes wrong, also the first error before it was there: a page's own script may fail at its
  // start.
  addEventListener('error', (event) => void (window.earlyError = event), { once: true })
}

{
  // How fast the page was, and what went wrong, is sent by a script of its own, which is loaded when the page has nothing
  // left to do.
  const src = document.currentScript?.dataset.vitals
  const whenIdle = window.requestIdleCallback ?? setTimeout // Safari has no idle callbacks
  const load = () =>
    document.head.append(Object.assign(document.createElement('script'), { type: 'module', src }))
  if (src) addEventListener('load', () => whenIdle(load))
}
