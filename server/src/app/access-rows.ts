import { type AccountRow, accountsAccess } from '../features/accounts/index.ts'
import { realtimeAccess } from '../features/messaging/index.ts'
import { photoBytesAccess } from '../features/photos/index.ts'
import { type AccessRow, row } from '../platform/access.ts'
import { features } from './features.ts'

type Rows = ReadonlyArray<AccessRow | AccountRow>

/** Rows of routes that are no contract calls, by method and pattern. */
const PLAIN_ROUTES: Record<string, Rows> = {
  'GET /healthz': [row('PUB-7', 'A | A | A | - | - | - | A | A | A')],
  'GET /dev/outbox': [row('PUB-10', 'A | A | A | - | - | - | A | A | A')],
  'GET /dev/outbox.json': [row('PUB-10', 'A | A | A | - | - | - | A | A | A')],
  'GET /docs': [row('PUB-10', 'A | A | A | - | - | - | A | A | A')],
  'GET /docs/openapi.json': [row('PUB-10', 'A | A | A | - | - | - | A | A | A')],
  'GET /storage/v1/photos/:photoId/:variant': photoBytesAccess,
  'GET /realtime/v1': realtimeAccess,
  'POST /auth/v1/*': [row('TMP-1', 'N | N | N | N | N | N | N | N | N')],
  'GET /*': [row('PUB-9', 'A | A | A | - | - | - | A | A | A')],
  'GET /': [row('PUB-1', 'A | A | A | - | - | - | A | A | A')],
}

/** The rows of every route of the server, by `METHOD pattern`. */
export function accessRows(): Map<string, Rows> {
  const rows = new Map<string, Rows>(Object.entries({ ...PLAIN_ROUTES, ...accountsAccess }))
  for (const { contract, access } of features) {
    for (const [name, procedure] of Object.entries(contract)) {
      const { method = 'POST', path } = procedure['~orpc'].route
      const declared = access[name]
      if (declared) rows.set(`${method} ${path}`, declared)
    }
  }
  return rows
}
