import { Spinner } from '../feedback/spinner.tsx'
import { words } from '../words.ts'
import { Sheet } from './sheet.tsx'

export interface LoadingSheetProps {
  title: string
  isOnline: boolean
  onClose: () => void
}

/** Shown while the code of a sheet loads, which waits for the network when offline. */
export function LoadingSheet({ title, isOnline, onClose }: LoadingSheetProps) {
  return (
    <Sheet open title={title} onClose={onClose}>
      {isOnline ? <Spinner label={words.loading} /> : <p>{words.opensOnline}</p>}
    </Sheet>
  )
}
