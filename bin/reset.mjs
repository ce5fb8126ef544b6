// npm run reset: deletes the database and all members' files; the next start begins with an empty product.
import { existsSync } from 'node:fs'
import { resolve } from 'node:path'
import { root } from '../dev/launcher/bootstrap.mjs'
import { install } from '../dev/launcher/install.mjs'
import { runAndExit } from '../dev/launcher/processes.mjs'

const dataDir = resolve(root, process.env.DATA_DIR || '.data')
if (process.env.DATABASE_URL) console.log('DATABASE_URL is set: that database is left as it is.')
if (existsSync(dataDir)) {
  await install()
  await runAndExit(['dev/erase-data.ts', dataDir])
} else console.log(`There is nothing in ${dataDir}.`)
