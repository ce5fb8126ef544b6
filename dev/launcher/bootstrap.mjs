// Plain JavaScript for Node 20 and later, run before anything is installed: finds the pinned Node.
import { existsSync } from 'node:fs'
import { delimiter, dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { sayError } from './say.mjs'

export const root = fileURLToPath(new URL('../..', import.meta.url))
export const modules = join(root, 'node_modules')

/**
 * Returns the path of the Node version in the lock file or, if it has none for this machine, of the running Node.
 */
export function pinnedNode() {
  const { platform, arch, execPath, versions } = process
  const name = platform === 'win32' ? `node-win-${arch}/bin/node.exe` : `node-${platform}-${arch}/bin/node`
  const pinned = join(modules, name)
  if (existsSync(pinned)) return pinned
  if (Number.parseInt(versions.node, 10) >= 24) return execPath
  return exitWithError(`npm has no Node 24 for ${platform} ${arch}: install Node 24 and run this again.`)
}

/** The environment of child processes, in which our packages' commands come first in PATH. */
export const childEnv = () => ({
  ...process.env,
  PATH: [dirname(pinnedNode()), join(modules, '.bin'), process.env.PATH].join(delimiter),
})

/** Prints a message instead of a stack trace, and exits. */
export function exitWithError(message) {
  sayError(message)
  process.exit(1)
}
