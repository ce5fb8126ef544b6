import { globSync, readFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { parseAllDocuments } from 'yaml'

export const ROOT = resolve(import.meta.dirname, '../..')
export const read = (path: string) => readFileSync(join(ROOT, path), 'utf8')
export const filesIn = (pattern: string) => globSync(pattern, { cwd: ROOT }).sort()

/** Reads a single-document YAML file. @throws on invalid YAML or duplicate keys */
export function yaml(path: string): unknown {
  const [document, ...more] = parseAllDocuments(read(path), { merge: true })
  if (!document || more.length > 0) throw new Error(`${path} is not one document`)
  for (const fault of [...document.errors, ...document.warnings]) throw fault
  return document.toJS() as unknown
}

export const matchesOf = (text: string, pattern: RegExp): string[] =>
  [...text.matchAll(pattern)].map(([, group = '']) => group)

export const lines = (text: string): string[] => text.split('\n').filter((line) => line.trim() !== '')
