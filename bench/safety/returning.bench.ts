// Checks that returning banned people are recognized by the real product among a thousand honest sign-ups.
import { Pool } from 'pg'
import { startProduct } from '../messaging/product.ts'
import { report } from './figures.ts'
import { returningFigures } from './returning.ts'
import { aReturningWorld } from './returning-world.ts'

/** The bench sends everything from one machine within minutes, so address and country limits are lifted. */
const LIMITS = Object.fromEntries(
  [
    'SIGN_UP',
    'SIGN_UP_MAIL',
    'CODES',
    'SMS',
    'SMS_HOUR',
    'SMS_DAY',
    'SMS_BLOCK',
    'SMS_COUNTRY',
    'SMS_ALL',
  ].map((name) => [`LIMIT_${name}`, '100000/1 day']),
)

const product = await startProduct({ ...LIMITS, PHOTO_REVIEW: 'auto' })
await product.start()
const database = new Pool({ connectionString: product.databaseUrl() })
database.on('error', () => {}) // stopping the product drops the connection
try {
  report(await returningFigures(await aReturningWorld(product, database)))
} finally {
  await database.end()
  await product.remove()
}
