import { Bookmark, BookmarkPlus } from 'lucide-react'
import { useState } from 'react'
import { Button } from '../../../ui/button.tsx'
import { Sheet } from '../../../ui/dialogs/sheet.tsx'
import type { Filters } from '../discovery/index.ts'
import { SearchSheet } from './search-sheet.tsx'
import { words } from './words.ts'

export interface SavedSearchesProps {
  filters: Filters
  disabled: boolean
  isAsked: boolean
  onOpen: (filters: Filters) => void
  onClose: () => void
}

/** On phones both buttons fit side by side in every language, so that nothing below moves when they appear. */
const SIDE_BY_SIDE = 'max-sm:justify-start max-sm:px-2 max-sm:text-start max-sm:leading-tight'

export function SavedSearches({ filters, disabled, isAsked, onOpen, onClose }: SavedSearchesProps) {
  const [pressed, setPressed] = useState<'save' | 'list' | null>(null)
  const shown = pressed ?? (isAsked ? 'list' : null)

  function close() {
    setPressed(null)
    if (isAsked) onClose()
  }

  return (
    <div className="-mx-2 grid grid-cols-2 gap-x-2 sm:flex">
      <Button
        variant="quiet"
        size="sm"
        className={SIDE_BY_SIDE}
        icon={<BookmarkPlus size={18} aria-hidden="true" />}
        disabled={disabled}
        aria-haspopup="dialog"
        onClick={() => setPressed('save')}
      >
        {words.saveThis}
      </Button>
      <Button
        variant="quiet"
        size="sm"
        className={SIDE_BY_SIDE}
        icon={<Bookmark size={18} aria-hidden="true" />}
        aria-haspopup="dialog"
        onClick={() => setPressed('list')}
      >
        {words.title}
      </Button>
      {shown && (
        <Sheet open title={words.title} onClose={close}>
          <SearchSheet
            toSave={shown === 'save' ? filters : null}
            onOpen={(opened) => {
              setPressed(null)
              onOpen(opened)
            }}
          />
        </Sheet>
      )}
    </div>
  )
}
