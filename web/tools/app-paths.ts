import { readFile } from 'node:fs/promises'
import { join } from 'node:path'

export async function readAppPaths(root: string): Promise<string[]> {
  const routes = await readFile(join(root, 'src/app/routes.gen.ts'), 'utf8')
  const union = /\n {2}to:\n((?: {4}\| '[^']+'\n)+)/.exec(routes)?.[1] ?? ''
  const paths = [...union.matchAll(/'([^']+)'/g)].map(([, path = '']) => path).filter((path) => path !== '/')
  const variable = paths.find((path) => path.includes('$'))
  if (paths.length === 0 || variable)
    throw new Error(`Only fixed paths are served: ${variable ?? 'none found'}`)
  return paths
}
