// Whether banned people are recognized when they come back, through the real product: they sign up in a browser, two of
// the staff ban them, they delete their account and come back. A thousand honest people join, too.
//   npm run bench -- safety
import { Pool } from 'pg'
import { aProduct } from '../messaging/product.ts'
import { report } from './figures.ts'
import { returningFigures } from './returning.ts'
import { aReturningWorld } from './returning-world.ts'

/** One machine asks for all of it in minutes, so limits for addresses and countries are out of the way. */
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

const product = await aProduct({ ...LIMITS, PHOTO_REVIEW: 'auto' })
await product.start()
const database = new Pool({ connectionString: product.databaseUrl() })
database.on('error', () => {}) // it ends with the product
try {
  report(await returningFigures(await aReturningWorld(product, database)))
} finally {
  await database.end()
  await product.remove()
}
