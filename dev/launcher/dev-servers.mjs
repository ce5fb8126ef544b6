import { exitCode, forwardSignals, start } from './processes.mjs'
import { SERVER } from './server-command.mjs'

/** Runs the server, restarted on each change, and the web app with hot reloading. @returns the first exit code */
export async function runDevServers({ port, webPort, publicUrl = `http://localhost:${webPort}` }) {
  const server = start(['--watch', '--watch-preserve-output', ...SERVER], {
    env: { PORT: port, PUBLIC_URL: publicUrl },
  })
  const web = start(['node_modules/vite/bin/vite.js', '--port', webPort, '--strictPort', 'web'], {
    env: { NDOA_API: port },
  })
  forwardSignals([server, web])
  console.log(`Open http://localhost:${webPort}`)

  // neither is useful without the other
  const code = await Promise.race([server, web].map(exitCode))
  for (const child of [server, web]) child.kill('SIGTERM')
  await Promise.all([server, web].map(exitCode))
  return code
}
