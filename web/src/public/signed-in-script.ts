// Without imports: a plain script, which runs before the page is drawn, so that nothing flashes. The flag is the app's
// own (`mayBeSignedIn`): it says that somebody was signed in here at the last visit, not who, and opens nothing.
try {
  if (localStorage.getItem('signed-in') === 'true') document.documentElement.dataset.signedIn = ''
} catch {
  // Storage can be unavailable in a private window: the page is that of a visitor.
}
