import { loadJson, localStore, saveJson } from '../../lib/storage.ts'
import { saveDeliveryChange } from './deliveries.queries.ts'

const KEPT = 'zone'

/** Tells the server in which zone the member lives, for quiet hours: once, and when it has changed. */
export async function tellZone(userId: string): Promise<void> {
  const { timeZone: zone } = new Intl.DateTimeFormat().resolvedOptions()
  const told = `${userId} ${zone}`
  if (!zone || loadJson<string>(localStore, KEPT, (kept) => kept === told)) return
  await saveDeliveryChange(userId, { zone })
  saveJson(localStore, KEPT, told)
}
