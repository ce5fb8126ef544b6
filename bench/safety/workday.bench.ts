// Checks over a simulated day that staff review every report in time and all parties learn the outcome.
//   npm run bench -- safety [--reports 2000]
import { parseArgs } from 'node:util'
import { report } from './figures.ts'
import { desksFor, REPORTS, workdayFigures } from './workday.ts'
import { startOffice } from './workday-office.ts'

const { values } = parseArgs({
  options: { reports: { type: 'string', default: String(REPORTS) } },
  strict: false,
})
const reports = Number(values['reports'])
const office = await startOffice(desksFor(reports))
try {
  report(await workdayFigures(office, reports))
} finally {
  await office.close()
}
process.exit() // the launcher's channel would keep the process alive
