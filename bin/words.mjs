// npm run words: writes the sentences of a language into a PO file for translators, or takes them from one.
import { install } from '../dev/launcher/install.mjs'
import { runAndExit } from '../dev/launcher/processes.mjs'

await install()
await runAndExit(['dev/languages/exchange.ts', ...process.argv.slice(2)])
