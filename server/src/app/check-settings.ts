/** Says what is wrong with the settings. `npm start` asks this before it builds the web app, which takes longer. */
import { ConfigError } from '../platform/config.ts'
import { loadConfig } from './config.ts'

try {
  loadConfig(process.env)
} catch (error) {
  if (!(error instanceof ConfigError)) throw error
  console.error(error.message)
  process.exitCode = 1
}
