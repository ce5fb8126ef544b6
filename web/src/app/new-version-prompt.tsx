import { useEffect, useState } from 'react'
import { isGone } from '../lib/loading/import-part.ts'
import { Button } from '../ui/button.tsx'
import { registerWorker } from './new-version.ts'
import { words } from './words.ts'

/** The member decides when to activate the new version, because they may be writing. */
export function NewVersionPrompt() {
  const [activate, setActivate] = useState<(() => void) | null>(null)

  useEffect(() => {
    const register = () => void registerWorker((takeIt) => setActivate(() => takeIt)).catch(() => undefined)
    if (document.readyState === 'complete') register()
    else window.addEventListener('load', register, { once: true })
  }, [])

  useEffect(() => {
    if (!activate) return undefined
    // A screen whose files the server has removed needs the new version. A network failure does not.
    const onMissing = ({ payload }: WindowEventMap['vite:preloadError']) => isGone(payload) && activate()
    window.addEventListener('vite:preloadError', onMissing)
    return () => window.removeEventListener('vite:preloadError', onMissing)
  }, [activate])

  return (
    <div role="status">
      {activate && (
        <div className="fixed inset-x-4 bottom-[calc(5rem+env(safe-area-inset-bottom))] z-30 mx-auto flex max-w-md items-center justify-between gap-4 rounded-md border border-line bg-card py-2 ps-5 pe-2 lg:bottom-6">
          <p className="font-medium">{words.newVersion.title}</p>
          <Button size="sm" onClick={activate}>
            {words.newVersion.reload}
          </Button>
        </div>
      )}
    </div>
  )
}
