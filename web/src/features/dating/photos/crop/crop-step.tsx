import { Suspense } from 'react'
import { useIsOnline } from '../../../../lib/api/use-is-online.ts'
import { lazyPart } from '../../../../lib/loading/lazy-part.ts'
import { LoadingSheet } from '../../../../ui/dialogs/loading-sheet.tsx'
import { words } from '../words.ts'
import type { Cropping } from './use-cropping.ts'

const loadDialog = () => import('./crop-dialog.tsx')
const CropDialog = lazyPart(async () => (await loadDialog()).CropDialog)

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
