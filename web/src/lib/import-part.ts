/**
 * Imports a part of the app once its files are here: the build calls it for each `import()`. Most browsers remember for as
 * long as a page is open that a module could not be loaded (https://github.com/whatwg/html/issues/6768), and would not load
 * it when the network is back either; what was only fetched can be fetched again. What is fetched here, the browser or
 * the worker has at hand for the import.
 *
 * @param load imports the file; the build writes it, so the file's name can be read in it
 * @param needed paths of scripts and styles that it needs in turn
 * @returns undefined when a listener of `vite:preloadError` has prevented the error
 * @throws when the files cannot be loaded
 */
export async function importPart<T>(
  load: () => Promise<T>,
  needed: readonly string[] = [],
): Promise<T | undefined> {
  try {
    const file = /import\(["'`]\.(.+?)["'`]\)/.exec(String(load))?.[1]
    const files = new Set(needed.map((path) => `/${path}`))
    if (file) files.add(FOLDER + file)
    await Promise.all([...files].filter(isMissing).map(bring))
    return await load()
  } catch (error) {
    const failure = Object.assign(new Event('vite:preloadError', { cancelable: true }), { payload: error })
    if (window.dispatchEvent(failure)) throw error
    return undefined
  }
}

/** Where the build puts the files that import one another. */
const FOLDER = '/assets'

const here = new Set<string>()

/** The head of the page brings the first screen's files. */
const isMissing = (path: string) => !here.has(path) && !document.querySelector(`link[href="${path}"]`)

async function bring(path: string): Promise<void> {
  const answer = await fetch(path)
  await answer.blob()
  if (path.endsWith('.css')) await addStyle(path)
  here.add(path)
}

function addStyle(href: string): Promise<unknown> {
  return new Promise((resolve, reject) => {
    const link = Object.assign(document.createElement('link'), { rel: 'stylesheet', href })
    link.addEventListener('load', resolve)
    link.addEventListener('error', reject)
    document.head.append(link)
  })
}
