// Deletes a data folder with its database: `node dev/erase-data.ts .data`.
import { rmSync } from 'node:fs'
import { eraseDatabase } from './postgres/index.ts'

const [dataDir = ''] = process.argv.slice(2)
const runningPid = eraseDatabase(dataDir)
if (runningPid) {
  console.error(`A server still runs on ${dataDir} (its PostgreSQL is process ${runningPid}). Stop it first.`)
  process.exit(1)
}
rmSync(dataDir, { recursive: true, force: true, maxRetries: 10 })
console.log(`Deleted ${dataDir}.`)
