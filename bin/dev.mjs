// npm run dev: the server with restart on change, and the web app with hot reloading.
import { runDevServers } from '../dev/launcher/dev-servers.mjs'
import { install } from '../dev/launcher/install.mjs'

await install()
const { PORT, WEB_PORT, PUBLIC_URL } = process.env
process.exit(
  await runDevServers({
    port: PORT || '3000',
    webPort: WEB_PORT || '5173',
    publicUrl: PUBLIC_URL || undefined,
  }),
)
