// npm run bench -- <name>: runs the measurements in bench/<name>; without a name, lists them.
import { readdirSync } from 'node:fs'
import { join } from 'node:path'
import { exitWithError, install, root } from '../dev/launcher/bootstrap.mjs'
import { run } from '../dev/launcher/processes.mjs'

const [name, ...rest] = process.argv.slice(2)
const measurements = (folder) =>
  readdirSync(join(root, 'bench', folder)).filter((file) => file.endsWith('.bench.ts'))
const names = readdirSync(join(root, 'bench'), { withFileTypes: true })
  .filter(
    (entry) => entry.isDirectory() && entry.name !== 'node_modules' && measurements(entry.name).length > 0,
  )
  .map((entry) => entry.name)

const choice = `npm run bench -- <name>, where <name> is one of: ${names.join(', ') || '(none yet)'}`
if (!name) {
  console.log(choice)
  process.exit()
}
if (!names.includes(name)) exitWithError(`There is no bench/${name}.\n${choice}`)
install()
for (const file of measurements(name).sort()) {
  const code = await run([join('bench', name, file), ...rest])
  if (code !== 0) process.exit(code)
}
