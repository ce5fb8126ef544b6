/**
 * Fetches a part's files before importing it; the build calls it for each `import()`. Most browsers remember a failed
 * import for the life of the page (https://github.com/whatwg/html/issues/6768), but repeat a failed fetch.
 * @param load imports the file; the build generates it, so its source contains the file's name
 * @param needed paths of scripts and styles that the file needs in turn
 * @returns undefined when a listener of `vite:preloadError` has prevented the error
 * @throws when the files cannot be loaded
 */
export async function importPart<T>(
  load: () => Promise<T>,
  needed: readonly string[] = [],
): Promise<T | undefined> {
  try {
    const file = /import\(["'`]\.([^"'`]+)["'`]\)/.exec(String(load))?.[1]
    const files = new Set(needed.map((path) => `/${path}`))
    if (file) files.add(FOLDER + file)
    await Promise.all([...files].filter(isOutsideHead).map(fetchOnce))
    return await load()
  } catch (error) {
    const failure = Object.assign(new Event('vite:preloadError', { cancelable: true }), { payload: error })
    if (window.dispatchEvent(failure)) throw error
    return undefined
  }
}

const FOLDER = '/assets'

const fetched = new Map<string, Promise<void>>()

/** The page's head loads the first screen's files. */
const isOutsideHead = (path: string) => fetched.has(path) || !document.querySelector(`link[href="${path}"]`)

function fetchOnce(path: string): Promise<void> {
  const known = fetched.get(path)
  if (known) return known
  const fetching = fetchFile(path).catch((error: unknown) => {
    fetched.delete(path)
    throw error
  })
  fetched.set(path, fetching)
  return fetching
}

async function fetchFile(path: string): Promise<void> {
  const answer = await fetch(path)
  // The router reloads the page for an error that begins with these words of a browser.
  if (answer.status === GONE)
    throw new TypeError(`Failed to fetch dynamically imported module: ${path}`, { cause: GONE })
  if (!answer.ok) throw new Error(`${path} was answered with ${answer.status}`)
  await answer.blob()
  if (path.endsWith('.css')) await addStyle(path)
  else addLink(path, 'modulepreload')
}

const GONE = 404

/** True when the server no longer has the file, because it belongs to a former version. */
export const isGone = (error: unknown): boolean => error instanceof TypeError && error.cause === GONE

function addLink(href: string, rel: string): HTMLLinkElement {
  const link = Object.assign(document.createElement('link'), { rel, href, crossOrigin: '' })
  document.head.append(link)
  return link
}

function addStyle(path: string): Promise<unknown> {
  const link = addLink(path, 'stylesheet')
  return new Promise((resolve, reject) => {
    link.addEventListener('load', resolve)
    link.addEventListener('error', () => {
      link.remove()
      reject(new Error(`${path} could not be read`))
    })
  })
}
