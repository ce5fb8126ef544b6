import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { OFFERED } from '@ndoa/contract/languages'
import type { PrintedFiles } from './public-pages.ts'

const SERVED = /^\/(functions|dev)\//

/** Fails the build on a dead link to a page, file or anchor. */
export function checkLinks(out: string, files: PrintedFiles, appPaths: readonly string[]): void {
  const dead = [...files]
    .filter(isPage)
    .flatMap(([name, html]) => deadLinks(name, html, out, files, appPaths))
  if (dead.length > 0) throw new Error(`Links that lead nowhere:\n  ${dead.join('\n  ')}`)
}

const isPage = ([name]: [string, string]) => name.endsWith('.html')

function deadLinks(
  page: string,
  html: string,
  out: string,
  files: PrintedFiles,
  appPaths: readonly string[],
): string[] {
  const leadsSomewhere = (link: string) => {
    if (/^(mailto:\S+@\S+|https:\/\/)/.test(link)) return true
    const [address = '', anchor] = link.split('#')
    const [path = ''] = address.split('?')
    const text = path === '' ? files.get(page) : textAt(pageAt(path), page, files)
    if (anchor !== undefined) return anchor !== '' && Boolean(text?.includes(` id="${anchor}"`))
    return (
      text !== undefined || appPaths.includes(path) || SERVED.test(path) || existsSync(join(out, `.${path}`))
    )
  }
  return [...new Set(linksIn(html))].filter((link) => !leadsSomewhere(link)).map((link) => `${page}: ${link}`)
}

const linksIn = (html: string) =>
  [...html.matchAll(/ (?:href|src|action)="([^"]*)"/g)].map(([, link = '']) => link)

const textAt = (target: string, from: string, files: PrintedFiles) =>
  (from.startsWith('demo/') ? files.get(`demo/${target}`) : undefined) ?? files.get(target)

function pageAt(path: string): string {
  const name = path.slice(1)
  const isStart = name === '' || OFFERED.some((language) => name === language)
  return isStart ? join(name, 'index.html') : `${name}.html`
}
