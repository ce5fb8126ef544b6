import { Sheet } from './sheet.tsx'
import { Spinner } from './spinner.tsx'
import { words } from './words/index.ts'

export interface LoadingSheetProps {
  title: string
  isOnline: boolean
  onClose: () => void
}

/** In place of what opens over a screen, while its code is loaded; without a network that takes until there is one. */
export function LoadingSheet({ title, isOnline, onClose }: LoadingSheetProps) {
  return (
    <Sheet open title={title} onClose={onClose}>
      {isOnline ? <Spinner label={words.loading} /> : <p>{words.opensOnline}</p>}
    </Sheet>
  )
}
