/*
 * Caches the app shell and the files of opened screens, in the member's language only; never answers of calls or
 * photos. A new version waits until the member activates it. It also shows push messages while no window is visible.
 */

/** Declared here, because the compiler has only the page's types. */
interface WorkerScope {
  addEventListener: (type: string, listener: (event: WorkerEvent) => void) => void
  skipWaiting: () => Promise<void>
  clients: {
    claim: () => Promise<void>
    matchAll: (options: { type: 'window' }) => Promise<WorkerWindow[]>
    openWindow: (address: string) => Promise<unknown>
  }
  registration: ServiceWorkerRegistration
}
interface WorkerWindow {
  url: string
  visibilityState: DocumentVisibilityState
  focus: () => Promise<unknown>
  postMessage: (message: { open: string }) => void
}
interface WorkerEvent {
  request: Request
  data: unknown
  notification: Notification
  waitUntil: (work: Promise<unknown>) => void
  respondWith: (answer: Promise<Response>) => void
}

/** The build fills this in. */
const shell: { version: string; list: string; appPaths: string[] } = JSON.parse('__SHELL__')

/** A separate file, because only installing needs it. */
interface ShellFiles {
  files: string[]
  words: Record<string, string[]>
}

const NAME = `shell-${shell.version}`
/** Every path of the app is answered with the same page. */
const APP_PAGE = '/dashboard'
const OFFLINE_PAGE = '/offline'

const ICON = '/icons/icon-192.png'

const worker = self as unknown as WorkerScope

worker.addEventListener('install', (event) => {
  event.waitUntil(keepShell(event))
})

worker.addEventListener('activate', (event) => {
  event.waitUntil(deleteOldShells().then(() => worker.clients.claim()))
})

worker.addEventListener('message', (event) => {
  if (event.data === 'take-over') void worker.skipWaiting()
  if (event.data === 'language') event.waitUntil(keepLanguage(event))
})

worker.addEventListener('fetch', (event) => {
  const { request } = event
  const { origin, pathname } = new URL(request.url)
  if (origin !== self.location.origin || request.method !== 'GET' || isStaffPage(pathname)) return
  if (request.mode === 'navigate') event.respondWith(openPage(event, pathname))
  else if (isFile(pathname)) event.respondWith(fromShell(pathname, event))
})

worker.addEventListener('push', (event) => {
  event.waitUntil(showPush(event.data as PushMessageData))
})

worker.addEventListener('notificationclick', (event) => {
  event.notification.close()
  event.waitUntil(openWindow(event.notification.data as string))
})

worker.addEventListener('pushsubscriptionchange', (event) => {
  event.waitUntil(subscribeAgain())
})

/** Names of files change with their content. */
const isFile = (pathname: string) => pathname.startsWith('/assets/')

/** The worker ignores the staff console. */
const isStaffPage = (pathname: string) => /^\/(assets\/)?staff([/-]|$)/.test(pathname)

async function openPage(event: WorkerEvent, pathname: string): Promise<Response> {
  if (shell.appPaths.includes(pathname)) return fromShell(APP_PAGE, event)
  try {
    return await fetch(event.request)
  } catch {
    return fromShell(OFFLINE_PAGE, event)
  }
}

/** Answers before caching: on a full phone the cache fails, but the network still works. */
async function fromShell(path: string, event: WorkerEvent): Promise<Response> {
  const cache = await caches.open(NAME).catch(() => null)
  // Names of files change with their content, so the previous version's cache can serve its open pages.
  const known = await (isFile(path) ? caches : cache)?.match(path, { ignoreVary: true }).catch(() => null)
  if (known) return known
  const answer = await fetch(event.request ?? path)
  if (cache && answer.ok && isFile(path))
    event.waitUntil(cache.put(path, answer.clone()).catch(() => undefined))
  return answer
}

const shellFiles = async (event: WorkerEvent): Promise<ShellFiles> =>
  (await fromShell(shell.list, event)).json() as Promise<ShellFiles>

async function keepShell(event: WorkerEvent) {
  const { files } = await shellFiles(event)
  const cache = await caches.open(NAME)
  await Promise.all([cache.addAll(files), keepLanguage(event)])
}

/** Keeps the page and words in the language that the server chooses for this browser, and drops the others. */
async function keepLanguage(event: WorkerEvent) {
  const cache = await caches.open(NAME)
  const page = await fetch(APP_PAGE)
  if (!page.ok) throw new Error(`Answered with ${page.status}`)
  const language = page.headers.get('content-language') ?? 'en'
  const { files, words } = await shellFiles(event)
  if (!startsFrom(files, await page.clone().text())) {
    await cache.delete(APP_PAGE)
    throw new Error('During a release, a server of another version has answered.')
  }
  const own = words[language] ?? []
  const offline = await fetch(language === 'en' ? OFFLINE_PAGE : `/${language}${OFFLINE_PAGE}`)
  await cache.addAll(own)
  await Promise.all([cache.put(APP_PAGE, page), cache.put(OFFLINE_PAGE, offline)])
  const others = Object.values(words).flat()
  await Promise.all(others.filter((file) => !own.includes(file)).map((file) => cache.delete(file)))
}

function startsFrom(files: string[], html: string): boolean {
  const scripts = [...html.matchAll(/ crossorigin src="([^"]+)"/g)]
  return scripts.length > 0 && scripts.every(([, script = '']) => files.includes(script))
}

/** Keeps the previous version's cache for pages that are still open. */
async function deleteOldShells() {
  const names = await caches.keys()
  const old = names.filter((name) => name.startsWith('shell-') && name !== NAME)
  await Promise.all(old.slice(0, -1).map((name) => caches.delete(name)))
}

/** The declarative format, which Safari shows without a worker. */
interface PushMessageData {
  json: () => { notification: { title: string; navigate: string } & NotificationOptions }
}

/** Shows nothing when a window is visible, because the window itself notifies the member. */
async function showPush(data: PushMessageData) {
  const { title, navigate, ...options } = data.json().notification
  const open = await windows()
  if (open.some(({ visibilityState }) => visibilityState === 'visible')) return
  const shown = { ...options, icon: ICON, data: navigate, renotify: true } // otherwise a second message makes no sound
  await worker.registration.showNotification(title, shown)
}

/** Prefers an open window of the app, which asks about unsaved changes. */
async function openWindow(address: string) {
  const app = (await windows()).find(({ url }) => shell.appPaths.includes(new URL(url).pathname))
  if (!app) return worker.clients.openWindow(address)
  // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a window of ours, which takes none
  app.postMessage({ open: address })
  return app.focus()
}

async function windows() {
  const all = await worker.clients.matchAll({ type: 'window' })
  return all.filter(({ url }) => !isStaffPage(new URL(url).pathname))
}

/** Marks the request like those of hidden pages, because the member may be absent. */
const NO_VISIT = { 'x-hidden': '1' }

/** Called when the browser has dropped the subscription that the server has stored. */
async function subscribeAgain() {
  const answer = await fetch('/functions/v1/get-push-key', { headers: NO_VISIT })
  const { data } = (await answer.json()) as { data: { key: string } }
  const subscription = await worker.registration.pushManager.subscribe({
    userVisibleOnly: true,
    applicationServerKey: data.key,
  })
  const { endpoint, keys } = subscription.toJSON()
  await fetch('/functions/v1/subscribe-push', {
    method: 'POST',
    headers: { ...NO_VISIT, 'content-type': 'application/json' },
    body: JSON.stringify({ endpoint, keys }),
  })
}
