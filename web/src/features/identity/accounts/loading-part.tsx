import { useIsOnline } from '../../../lib/api/use-is-online.ts'
import { Spinner } from '../../../ui/feedback/spinner.tsx'
import { words } from '../../../ui/words.ts'

export function LoadingPart() {
  const isOnline = useIsOnline() && navigator.onLine
  return isOnline ? <Spinner label={words.loading} /> : <p role="status">{words.opensOnline}</p>
}
