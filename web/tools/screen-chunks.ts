import { relative } from 'node:path'
import { build, type Rolldown } from 'vite'

type Chunk = Rolldown.OutputChunk
type Group = Rolldown.CodeSplittingGroup

const LIBRARIES: Group = {
  name: 'core',
  test: /preload-helper|node_modules\/(react|react-dom|scheduler|@tanstack)\//,
  priority: 8,
}

/** Device storage, cross-tab messages and resending: small, and used by screens that share nothing else. */
const DEVICE: Group = {
  name: 'device-store',
  test: /src\/lib\/(storage\/(device-store|tabs)|api\/is-refused)\.ts|photos\/upload\/kept-uploads\.ts|node_modules\/idb\//,
  priority: 6,
  includeDependenciesRecursively: false,
}

/** Few files, because a hundred small ones compress badly. A discarded first build shows what each screen needs. */
export async function groupByScreen(root: string): Promise<Group[]> {
  const needed = await modulesByScreen(root)
  const guest = (screen: string) => needed(/^index\.html$/, /_guest\.tsx/, RegExp(`_guest/${screen}\\.tsx`))
  const member = (screen: string) => needed(/_signed-in\.tsx/, RegExp(`_signed-in/${screen}\\.tsx`))
  const [login, register, first] = [guest('login'), guest('register'), member('dashboard')]
  const later = member('(profile|settings|find-matches)')
  const apart = needed(/^src\/(public|worker)\//)
  const group = (name: string, priority: number, modules: Set<string>): Group => ({
    name,
    priority,
    test: (id) => modules.has(id) && !apart.has(id) && !isScreen(id),
    includeDependenciesRecursively: false,
  })
  return [
    LIBRARIES,
    DEVICE,
    group('app', 7, needed(/^index\.html$/).union(login.intersection(first))),
    group('fields', 5, login.intersection(later)),
    group('guests', 4, login.intersection(register)),
    group('sign-in', 3, login),
    group('form-parts', 3, register.intersection(first.union(later))),
    group('sign-up', 3, register.difference(later)),
    group('shell', 2, needed(/_signed-in\.tsx/)),
    group('dashboard', 1, first),
  ]
}

/** Each screen's component keeps its own file, whose name the pages link. */
const isScreen = (id: string) => /\/src\/routes\/.*\?/.test(id)

async function modulesByScreen(root: string) {
  const output = { codeSplitting: { groups: [LIBRARIES] } }
  const built = await build({
    root,
    logLevel: 'error',
    build: { write: false, minify: false, rolldownOptions: { output } },
  })
  const files = (built as Rolldown.RolldownOutput).output
  const chunks = files.filter((file): file is Chunk => file.type === 'chunk')

  return (...sources: RegExp[]): Set<string> => {
    const isWanted = ({ facadeModuleId: id }: Chunk) =>
      id !== null && sources.some((source) => source.test(relative(root, id)))
    const found = new Set(chunks.filter(isWanted))
    for (const { imports } of found)
      for (const chunk of chunks) if (imports.includes(chunk.fileName)) found.add(chunk)
    return new Set([...found].flatMap(({ moduleIds }) => moduleIds))
  }
}
