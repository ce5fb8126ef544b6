// npm run dev: the server, restarted at each change, and the web app, loaded anew at each change.
import { install } from '../dev/launcher/bootstrap.mjs'
import { exitCode, forwardSignals, start } from '../dev/launcher/processes.mjs'
import { SERVER } from '../dev/launcher/server-command.mjs'

install()
const port = process.env.PORT || '3000'
const webPort = process.env.WEB_PORT || '5173'
const address = `http://localhost:${webPort}`
const server = start(['--watch', '--watch-preserve-output', ...SERVER], {
  env: { PORT: port, PUBLIC_URL: process.env.PUBLIC_URL || address },
})
const web = start(['node_modules/vite/bin/vite.js', '--port', webPort, '--strictPort', 'web'], {
  env: { NDOA_API: port },
})
forwardSignals([server, web])
console.log(`Open ${address}`)

// one without the other is of no use
const code = await Promise.race([server, web].map(exitCode))
for (const child of [server, web]) child.kill('SIGTERM')
await Promise.all([server, web].map(exitCode))
process.exit(code)
