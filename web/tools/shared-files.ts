import { build, type Rolldown } from 'vite'

/** A part that so many screens of members need is brought to all of them. */
const SHARED_BY = 4

type FileOf = (module: string) => string | null

/**
 * How to pack the app so that a screen comes in a handful of files and not in fifty. The bundler is first asked, by a
 * build that is not kept, which screens need what; then it is told: `common` is what visitors and members need,
 * `guests` and `members` what the screens of one side share. Null leaves a module beside the few that want it.
 */
export async function shareFiles(root: string): Promise<FileOf> {
  const bundle = await build({ root, logLevel: 'warn', build: { write: false, minify: false } })
  const chunks = (bundle as Rolldown.RolldownOutput).output.filter((file) => file.type === 'chunk')
  const users = usersOf(chunks)
  const names = new Map<string, string | null>()
  for (const { fileName, facadeModuleId, moduleIds } of chunks) {
    const name = fileFor(users.get(fileName) ?? [])
    for (const id of moduleIds) names.set(id, id === facadeModuleId ? null : name)
  }
  return (module) => names.get(module) ?? null
}

/** For each chunk the entries, screens and dialogs that cannot start without it. */
function usersOf(chunks: readonly Rolldown.OutputChunk[]): ReadonlyMap<string, readonly string[]> {
  const byName = new Map(chunks.map((chunk) => [chunk.fileName, chunk]))
  const users = new Map<string, string[]>()
  for (const { fileName, facadeModuleId } of chunks.filter(
    (chunk) => chunk.isEntry || chunk.isDynamicEntry,
  )) {
    const needed = new Set([fileName])
    for (const name of needed) for (const imported of byName.get(name)?.imports ?? []) needed.add(imported)
    for (const name of needed) users.set(name, [...(users.get(name) ?? []), facadeModuleId ?? ''])
  }
  return users
}

/**
 * The file for a module, by who needs it.
 * @param users ids of the entries, screens and dialogs
 */
export function fileFor(users: readonly string[]): string | null {
  // A public page that needs a few lines must not fetch the app's.
  if (users.some((user) => /\/src\/(public|worker)\//.test(user))) return null
  const members = users.filter((user) => user.includes('/src/routes/_signed-in')).length
  const guests = users.filter((user) => /\/src\/routes\/(_guest|auth|check|suspended)/.test(user)).length
  if (users.some((user) => user.endsWith('/index.html')) || (members > 0 && guests > 0)) return 'common'
  if (users.some((user) => user.includes('/_signed-in.tsx')) || members >= SHARED_BY) return 'members'
  return guests > 1 ? 'guests' : null
}
