import { isMissingFile, type Storage } from '../../server/src/platform/storage.ts'
import { render, type Variant } from './portraits/render.ts'
import { portraitFile, readPortrait } from './store-portraits.ts'

/**
 * Draws demo photos on first read, because drawing all of them would delay the first start by minutes. Patches the
 * storage object itself, because other parts of the server already hold it.
 */
export function drawOnDemand(storage: Storage): void {
  const inner = { ...storage }
  const drawing = new Map<string, Promise<Uint8Array>>()

  async function getOrDraw(key: string): Promise<Uint8Array> {
    try {
      return await inner.get(key)
    } catch (error) {
      const photo = photoOf(key)
      if (!photo || !isMissingFile(error)) throw error
      const portrait = await readPortrait(inner, photo.storageKey)
      const file = await render(portrait, photo.variant)
      await inner.put(key, file)
      return file
    }
  }

  storage.get = (key) => {
    const found = drawing.get(key) ?? getOrDraw(key).finally(() => drawing.delete(key))
    drawing.set(key, found)
    return found
  }
  storage.delete = (keys) => inner.delete([...new Set([...keys, ...keys.flatMap(portraitsBeside)])])
}

function photoOf(key: string): { storageKey: string; variant: Variant } | null {
  const [, storageKey, variant] = key.match(/^photos\/([^/]+)\/(w320|w640|w1280|blur)\.webp$/) ?? []
  return storageKey && variant ? { storageKey, variant: variant as Variant } : null
}

function portraitsBeside(key: string): string[] {
  const photo = photoOf(key)
  return photo ? [portraitFile(photo.storageKey)] : []
}
