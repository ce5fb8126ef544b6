// A plain script without imports runs before the first paint. The flag (the app's `mayBeSignedIn`) only says that a
// member was signed in at the last visit; it grants nothing.
try {
  const who = localStorage.getItem('signed-in') ?? 'null'
  if (who !== 'null') document.documentElement.dataset.signedIn = ''
} catch {
  // Storage can be unavailable in a private window: the visitor's page is shown.
}

{
  // Suggests the page in the chosen or preferred language. A choice is kept in a cookie for the server, and in this tab
  // for the account that signs in (`languages/load.ts`). Following a link on a translated page keeps its language.
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
    navigator.serviceWorker?.controller?.postMessage('language') // the worker keeps the app's page in this language
    if (choice === page.lang) delete page.dataset.suggest
    try {
      if (choice) sessionStorage.setItem('language', JSON.stringify(choice))
    } catch {
      // Storage can be unavailable here too; the cookie is enough for a visitor.
    }
  })
}

{
  // Keeps the first error for the next script, since a page's own script may fail at its start.
  addEventListener('error', (event) => void (window.earlyError = event), { once: true })
}

{
  // Vitals and errors are sent by a separate script, loaded when the page is idle.
  const src = document.currentScript?.dataset.vitals
  const whenIdle = window.requestIdleCallback ?? setTimeout // Safari has no idle callbacks
  const load = () =>
    document.head.append(Object.assign(document.createElement('script'), { type: 'module', src }))
  if (src) addEventListener('load', () => whenIdle(load))
}
