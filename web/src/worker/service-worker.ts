/*
 * Caches the app shell (page, scripts, styles) and the files of other screens once they were opened, so that the app
 * opens at once and offline, in the member's language alone. Never an answer of a call, never a photo. A new version waits
 * until the member activates it.
 */

/** The worker types that we use; the compiler knows only those of the page. */
interface WorkerScope {
  addEventListener: (type: string, listener: (event: WorkerEvent) => void) => void
  skipWaiting: () => Promise<void>
  clients: { claim: () => Promise<void> }
}
interface WorkerEvent {
  request: Request
  data: unknown
  waitUntil: (work: Promise<unknown>) => void
  respondWith: (answer: Promise<Response>) => void
}

/** Filled in by the build. */
const shell: {
  version: string
  files: string[]
  /** By language. */
  words: Record<string, string[]>
  appPaths: string[]
} = JSON.parse('__SHELL__')

const NAME = `shell-${shell.version}`
/** Every path of the app is answered with the same page. */
const APP_PAGE = '/dashboard'
const OFFLINE_PAGE = '/offline'

const worker = self as unknown as WorkerScope

worker.addEventListener('install', (event) => {
  event.waitUntil(caches.open(NAME).then((cache) => Promise.all([cache.addAll(shell.files), keepLanguage()])))
})

worker.addEventListener('activate', (event) => {
  event.waitUntil(forgetOldShells().then(() => worker.clients.claim()))
})

worker.addEventListener('message', (event) => {
  if (event.data === 'take-over') void worker.skipWaiting()
  if (event.data === 'language') event.waitUntil(keepLanguage())
})

worker.addEventListener('fetch', (event) => {
  const { request } = event
  const { origin, pathname } = new URL(request.url)
  if (origin !== self.location.origin || request.method !== 'GET' || isStaffPage(pathname)) return
  if (request.mode === 'navigate') event.respondWith(openPage(request, pathname))
  else if (isFile(pathname)) event.respondWith(fromShell(pathname, request))
})

/** Files whose names change with what is in them. */
const isFile = (pathname: string) => pathname.startsWith('/assets/')

/** The console of the staff is none of our business. */
const isStaffPage = (pathname: string) => /^\/(assets\/)?staff([/-]|$)/.test(pathname)

async function openPage(request: Request, pathname: string): Promise<Response> {
  if (shell.appPaths.includes(pathname)) return fromShell(APP_PAGE, request)
  try {
    return await fetch(request)
  } catch {
    return fromShell(OFFLINE_PAGE, request)
  }
}

async function fromShell(path: string, request: Request): Promise<Response> {
  const cache = await caches.open(NAME)
  const known = await cache.match(path, { ignoreVary: true })
  if (known) return known
  const answer = await fetch(request)
  if (answer.ok && isFile(path)) await cache.put(path, answer.clone())
  return answer
}

/** Caches the app's page in the language that the server chooses for this browser, with its words, and drops the others. */
async function keepLanguage() {
  const cache = await caches.open(NAME)
  const page = await fetch(APP_PAGE)
  if (!page.ok) throw new Error(`Answered with ${page.status}`)
  const language = page.headers.get('content-language') ?? 'en'
  const own = shell.words[language] ?? []
  const offline = await fetch(language === 'en' ? OFFLINE_PAGE : `/${language}${OFFLINE_PAGE}`)
  await cache.addAll(own)
  await Promise.all([cache.put(APP_PAGE, page), cache.put(OFFLINE_PAGE, offline)])
  const others = Object.values(shell.words).flat()
  await Promise.all(others.filter((file) => !own.includes(file)).map((file) => cache.delete(file)))
}

async function forgetOldShells() {
  const names = await caches.keys()
  const old = names.filter((name) => name.startsWith('shell-') && name !== NAME)
  await Promise.all(old.map((name) => caches.delete(name)))
}
