import { useIsOnline } from '../../lib/use-is-online.ts'
import { Spinner } from '../../ui/spinner.tsx'
import { words } from '../../ui/words/index.ts'

/** In place of a part of a screen while its code or data are loaded; without a network that takes until there is one. */
export function LoadingPart() {
  const isOnline = useIsOnline() && navigator.onLine
  return isOnline ? <Spinner label={words.loading} /> : <p role="status">{words.opensOnline}</p>
}
