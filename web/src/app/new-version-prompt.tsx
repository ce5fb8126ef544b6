import { useEffect, useState } from 'react'
import { isGone } from '../lib/loading/import-part.ts'
import { Button } from '../ui/button.tsx'
import { registerWorker } from './new-version.ts'
import { words } from './words.ts'

/** The member decides when to activate the new version, because they may be writing. */
export function NewVersionPrompt() {
  const [take, setTake] = useState<(() => void) | null>(null)

  useEffect(() => {
    const begin = () => void registerWorker((takeIt) => setTake(() => takeIt)).catch(() => undefined)
    if (document.readyState === 'complete') begin()
    else window.addEventListener('load', begin, { once: true })
  }, [])

  useEffect(() => {
    if (!take) return undefined
    // A screen whose files the server has removed needs the new version. A network failure does not.
    const onMissing = ({ payload }: WindowEventMap['vite:preloadError']) => isGone(payload) && take()
    window.addEventListener('vite:preloadError', onMissing)
    return () => window.removeEventListener('vite:preloadError', onMissing)
  }, [take])

  return (
    <div role="status">
      {take && (
        <div className="fixed inset-x-4 bottom-[calc(5rem+env(safe-area-inset-bottom))] z-30 mx-auto flex max-w-md items-center justify-between gap-4 rounded-md border border-line bg-card py-2 ps-5 pe-2 lg:bottom-6">
          <p className="font-medium">{words.newVersion.title}</p>
          <Button size="sm" onClick={take}>
            {words.newVersion.reload}
          </Button>
        </div>
      )}
    </div>
  )
}
