import { UNDO_HIDE_FOR } from '@ndoa/contract/limits'
import { useToast } from '../../ui/toast.tsx'
import { type Somebody, useParting } from './safety.queries.ts'

/** "Not for me": acts at once, since it can be undone, now by the toast and later in the settings. */
export function useHide() {
  const part = useParting()
  const toast = useToast()
  return (member: Somebody) => {
    part('hide', member)
    toast.info(`We won’t show you ${member.display_name} again.`, UNDO_HIDE_FOR, {
      text: 'Undo',
      run: () => part('unhide', member),
    })
  }
}
