// npm run dev: the server, restarted at each change, and the web app, whose components are replaced in the open page.
import { install } from '../dev/launcher/bootstrap.mjs'
import { runDevServers } from '../dev/launcher/dev-servers.mjs'

install()
const { PORT, WEB_PORT, PUBLIC_URL } = process.env
process.exit(
  await runDevServers({
    port: PORT || '3000',
    webPort: WEB_PORT || '5173',
    publicUrl: PUBLIC_URL || undefined,
  }),
)
