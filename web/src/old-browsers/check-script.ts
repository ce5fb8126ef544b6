/*
 * Runs before anything else of an app page, also in browsers of 2015: nothing newer than their syntax. A browser that is too
 * old gets the page that says what to do; an old one first loads what it lacks; all others go on at once.
 */
const data = (document.currentScript as HTMLScriptElement).dataset
if (isTooOld()) location.replace(String(data.tooOld))
// Scripts of the page wait for one that is written into it, and this is the only such way.
else if (!('any' in AbortSignal)) document.write(`<script src="${data.polyfills}"></script>`)

/** Older than Chrome 92, Firefox 102 or Safari 15: each has one of these last. */
function isTooOld(): boolean {
  const supports = (property: string, value: string) => window.CSS?.supports?.(property, value)
  const isSafari = supports('-webkit-hyphens', 'none')
  return !(supports('aspect-ratio', '1') && 'TransformStream' in window && ('at' in [] || isSafari))
}
