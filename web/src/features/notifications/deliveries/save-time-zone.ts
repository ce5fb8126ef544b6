import { loadJson, localStore, saveJson } from '../../../lib/storage/storage.ts'
import { saveDeliveryChange } from './deliveries.queries.ts'

const STORAGE_KEY = 'zone'

export async function saveTimeZone(userId: string): Promise<void> {
  const { timeZone: zone } = new Intl.DateTimeFormat().resolvedOptions()
  const saved = `${userId} ${zone}`
  if (!zone || loadJson<string>(localStore, STORAGE_KEY, (kept) => kept === saved)) return
  await saveDeliveryChange(userId, { zone })
  saveJson(localStore, STORAGE_KEY, saved)
}
