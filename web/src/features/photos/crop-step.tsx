import { Suspense } from 'react'
import { lazyPart } from '../../lib/lazy-part.ts'
import { useIsOnline } from '../../lib/use-is-online.ts'
import { LoadingSheet } from '../../ui/loading-sheet.tsx'
import type { Cropping } from './use-cropping.ts'
import { words } from './words/index.ts'

const loadDialog = () => import('./crop-dialog.tsx')
const CropDialog = lazyPart(async () => (await loadDialog()).CropDialog)

/** The dialog for the photo that the member is asked about; nothing while there is none. */
export function CropStep({ cropping }: { cropping: Cropping | undefined }) {
  const isOnline = useIsOnline()
  if (!cropping) return null
  const cancel = () => cropping.answer('cancelled')
  return (
    <Suspense
      fallback={!isOnline && <LoadingSheet title={words.crop.title} isOnline={false} onClose={cancel} />}
    >
      <CropDialog key={cropping.id} src={cropping.src} onUse={cropping.answer} onCancel={cancel} />
    </Suspense>
  )
}
