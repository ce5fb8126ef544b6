/** `npm run exposure`: reports how evenly members were shown in the last seven days, and how many matches resulted. */
import { matchesPerImpression, neverShownShare, weeklyExposure } from '../features/dating/discovery/index.ts'
import { systemClock, today } from '../platform/clock.ts'
import { readConfig, requiredText, setting } from '../platform/config.ts'
import { openDatabase } from '../platform/db.ts'
import { createLog } from '../platform/log.ts'

const settings = { DATABASE_URL: setting(requiredText, 'PostgreSQL') }

async function report() {
  const { DATABASE_URL } = readConfig(settings, process.env)
  const { db, close } = openDatabase(DATABASE_URL, createLog('warn'), 1)
  try {
    const groups = await weeklyExposure(db, today(systemClock))
    if (groups.length === 0) return console.log('Nobody has been listed for a week yet.')
    console.log('The last seven full days. Gini 0: all were shown alike; near 1: few were shown at all.')
    console.table(
      Object.fromEntries(
        groups.map((group) => [
          group.members_of,
          {
            members: group.members,
            Gini: group.gini.toFixed(2),
            'never shown': `${(neverShownShare(group) * 100).toFixed(1)} %`,
            'times shown': group.shown,
            'matches per 1,000': (matchesPerImpression(group) * 1000).toFixed(2),
          },
        ]),
      ),
    )
  } finally {
    await close()
  }
}

await report()
process.exit() // the launcher's channel would keep the process alive
