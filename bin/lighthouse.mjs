// npm run lighthouse [address]: audits the pages of a running server (npm start) with the built app and demo data, so it
// installs no packages.
import { auditPages } from '../dev/lighthouse/lighthouse.mjs'

const address = (process.argv[2] ?? 'http://localhost:3000').replace(/\/$/, '')
process.exitCode = (await auditPages(address)) > 0 ? 1 : 0
