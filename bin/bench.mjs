// npm run bench -- <name>: runs the measurements in bench/<name>; without a name, lists them.
import { benchNames, runBench } from '../dev/launcher/benches.mjs'
import { exitWithError } from '../dev/launcher/bootstrap.mjs'
import { install } from '../dev/launcher/install.mjs'

const [name, ...args] = process.argv.slice(2)
const choice = `npm run bench -- <name>, where <name> is one of: ${benchNames().join(', ')}`
if (name && !benchNames().includes(name)) exitWithError(`There is no bench/${name}.\n${choice}`)
if (name) {
  await install()
  process.exitCode = await runBench(name, args)
} else console.log(choice)
