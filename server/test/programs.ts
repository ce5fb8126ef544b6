import { tmpdir } from 'node:os'
import { join } from 'node:path'

/** What every program that a test starts gets. Compiled code is kept: some tests start a dozen, each of the same files. */
export const PROGRAM_ENV = {
  PATH: process.env['PATH'],
  NODE_COMPILE_CACHE: join(tmpdir(), 'ndoa-compiled'),
}
