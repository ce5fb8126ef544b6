// Without imports: a plain script, which runs before the page is drawn, so that nothing flashes. The flag is the app's
// own (`mayBeSignedIn`): it says that somebody was signed in here at the last visit, and opens nothing.
try {
  const who = localStorage.getItem('signed-in') ?? 'null'
  if (who !== 'null') document.documentElement.dataset.signedIn = ''
} catch {
  // Storage can be unavailable in a private window: the page is that of a visitor.
}

{
  // How fast the page was is measured by a script of its own, which is loaded when the page has nothing left to do.
  const src = document.currentScript?.dataset.vitals
  const whenIdle = window.requestIdleCallback ?? setTimeout // Safari has no idle callbacks
  const load = () =>
    document.head.append(Object.assign(document.createElement('script'), { type: 'module', src }))
  if (src) addEventListener('load', () => whenIdle(load))
}
