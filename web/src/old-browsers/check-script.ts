/*
 * Runs first on every app page, also in browsers of 2015, so it uses only their syntax. A browser that is too old
 * gets the page with advice; an older one first loads the polyfills; all others continue at once.
 */
const data = (document.currentScript as HTMLScriptElement).dataset
if (isTooOld()) location.replace(String(data.tooOld))
// Later scripts wait only for a script that is written into the page.
else if (!('any' in AbortSignal)) document.write(`<script src="${data.polyfills}"></script>`)

/** Tests the last feature to arrive in each of Chrome 92, Firefox 102 and Safari 15. */
function isTooOld(): boolean {
  const supports = (property: string, value: string) => window.CSS?.supports?.(property, value)
  const isSafari = supports('-webkit-hyphens', 'none')
  return !(supports('aspect-ratio', '1') && 'TransformStream' in window && ('at' in [] || isSafari))
}
