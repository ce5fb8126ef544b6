import { tmpdir } from 'node:os'
import { join } from 'node:path'

/** Caches compiled code, because some tests start the same files a dozen times. */
export const PROGRAM_ENV = {
  PATH: process.env['PATH'],
  NODE_COMPILE_CACHE: join(tmpdir(), 'ndoa-compiled'),
}
