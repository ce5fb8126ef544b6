import { LoadingPart } from './loading-part.tsx'
import { Sheet } from './sheet.tsx'

export interface LoadingSheetProps {
  title: string
  onClose: () => void
}

/** In place of what opens over a screen, while its code is loaded. */
export function LoadingSheet({ title, onClose }: LoadingSheetProps) {
  return (
    <Sheet open title={title} onClose={onClose}>
      <LoadingPart />
    </Sheet>
  )
}
