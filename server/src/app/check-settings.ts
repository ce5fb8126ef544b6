/** Reports faults in the settings; `npm start` runs it before the slower build of the web app. */
import { ConfigError } from '../platform/config.ts'
import { loadConfig } from './config.ts'

try {
  loadConfig(process.env)
} catch (error) {
  if (!(error instanceof ConfigError)) throw error
  console.error(error.message)
  process.exitCode = 1
}
