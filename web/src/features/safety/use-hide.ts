import { UNDO_HIDE_FOR } from '@ndoa/contract/limits'
import { useToast } from '../../ui/toast.tsx'
import { type Somebody, useParting } from './safety.queries.ts'
import { words } from './words/index.ts'

/** "Not for me": acts at once, since it can be undone, now by the toast and later in the settings. */
export function useHide() {
  const part = useParting()
  const toast = useToast()
  return (member: Somebody) => {
    part('hide', member)
    toast.info(words.hidden(member.display_name), UNDO_HIDE_FOR, {
      text: words.undo,
      run: () => part('unhide', member),
    })
  }
}
