// Whether somebody looks at every report in time, and everybody hears what was decided: a day of reports comes through the
// real queue, and staff work it off.
//   npm run bench -- safety [--reports 2000]
import { parseArgs } from 'node:util'
import { report } from './figures.ts'
import { desksFor, REPORTS, workdayFigures } from './workday.ts'
import { anOffice } from './workday-office.ts'

const { values } = parseArgs({
  options: { reports: { type: 'string', default: String(REPORTS) } },
  strict: false,
})
const reports = Number(values['reports'])
const office = await anOffice(desksFor(reports))
try {
  report(await workdayFigures(office, reports))
} finally {
  await office.close()
}
process.exit() // the launcher's channel would keep us
