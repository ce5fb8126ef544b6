import type { App } from '../../server/src/platform/app.ts'
import type { Http } from '../../server/src/platform/http.ts'
import { mountCallsPage } from './calls.ts'
import { mountOutbox } from './outbox.ts'

export function mountPages(http: Http, app: App): void {
  mountOutbox(http, app)
  mountCallsPage(http, app)
}
