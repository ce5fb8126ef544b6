import { UNDO_HIDE_MS } from '@ndoa/contract/limits'
import { useToast } from '../../../ui/feedback/toast-provider.tsx'
import { type OtherMember, useParting } from './safety.queries.ts'
import { words } from './words.ts'

/** Acts at once, because the toast and the settings can undo it. */
export function useHide() {
  const part = useParting()
  const toast = useToast()
  return (member: OtherMember) => {
    part('hide', member)
    toast.info(words.hidden(member.display_name), UNDO_HIDE_MS, {
      text: words.undo,
      run: () => part('unhide', member),
    })
  }
}
