import { globSync, readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import type { Import } from './judge.ts'

const WORKSPACES = ['contract', 'languages', 'matching', 'server', 'web', 'e2e', 'bench', 'dev', 'bin']
const STATEMENT =
  /^[ \t]*(?:import|export)\b[^'"`;=]*?\bfrom\s*['"]([^'"]+)['"]|^[ \t]*import\s*['"]([^'"]+)['"]|\bimport\(\s*['"]([^'"]+)['"]\s*\)/gm

export function findImports(root: string): Import[] {
  const patterns = WORKSPACES.map((workspace) => `${workspace}/**/*.{ts,tsx,mjs}`)
  const files = globSync(patterns, {
    cwd: root,
    exclude: ['**/node_modules/**', '**/dist/**', '**/*.gen.ts'],
  })
  return files.sort().flatMap((file) => importsIn(file, readFileSync(join(root, file), 'utf8')))
}

export function importsIn(file: string, text: string): Import[] {
  return [...text.matchAll(STATEMENT)].map((match) => {
    const name = match[1] ?? match[2] ?? match[3] ?? ''
    const line = text.slice(0, match.index).split('\n').length
    const to = ourFile(file, name)
    return { from: file, line, to: to ?? name, isLibrary: to === undefined }
  })
}

/** @returns undefined for a library */
function ourFile(from: string, name: string): string | undefined {
  if (name.startsWith('.')) return join(dirname(from), name.replace(/\?.*$/, ''))
  const [, workspace, path = 'index'] = /^@ndoa\/([^/]+)(?:\/(.+))?$/.exec(name) ?? []
  if (!workspace) return undefined
  const isInSources = !path.startsWith('test/') && workspace !== 'languages'
  return `${workspace}/${isInSources ? 'src/' : ''}${path}.ts`
}
