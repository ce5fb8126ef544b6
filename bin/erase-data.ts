import { rmSync } from 'node:fs'
import { eraseDatabase } from '../server/src/platform/postgres.ts'

const [dataDir = ''] = process.argv.slice(2)
const inTheWay = eraseDatabase(dataDir)
if (inTheWay) {
  console.error(`A server still runs on ${dataDir} (its PostgreSQL is process ${inTheWay}). Stop it first.`)
  process.exit(1)
}
rmSync(dataDir, { recursive: true, force: true })
console.log(`Deleted ${dataDir}.`)
