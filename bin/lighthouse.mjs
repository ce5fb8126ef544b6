// npm run lighthouse [address]: audits a running server (npm start) that has the built app and demo data.
import { auditPages } from '../dev/lighthouse/lighthouse.mjs'

const address = (process.argv[2] ?? 'http://localhost:3000').replace(/\/$/, '')
process.exitCode = (await auditPages(address)) > 0 ? 1 : 0
