import { CheckCheck } from 'lucide-react'
import { Button } from '../../../ui/button.tsx'
import { Checkbox } from '../../../ui/forms/checkbox.tsx'
import { Select } from '../../../ui/forms/select.tsx'
import type { NotificationFilter, NotificationType } from './notification-filter.ts'
import { words } from './words.ts'

const isType = (value: string): value is NotificationType => value in words.filters && value !== 'all'

export interface NotificationToolbarProps {
  filter: NotificationFilter
  onFilter: (part: NotificationFilter) => void
  onMarkAll?: (() => void) | undefined
}

export function NotificationToolbar({ filter, onFilter, onMarkAll }: NotificationToolbarProps) {
  return (
    <div className="flex min-h-12 flex-wrap items-center gap-x-5 gap-y-2">
      <Select
        label={words.show}
        hideLabel
        options={Object.entries(words.filters).map(([value, label]) => ({ value, label }))}
        value={filter.type ?? 'all'}
        onChange={({ target: { value } }) => onFilter({ type: isType(value) ? value : undefined })}
        className="max-sm:w-full sm:w-60"
      />
      <Checkbox
        label={words.unreadOnly}
        checked={filter.unreadOnly ?? false}
        onChange={({ target }) => onFilter({ unreadOnly: target.checked })}
      />
      {onMarkAll && (
        <Button
          variant="quiet"
          icon={<CheckCheck size={20} aria-hidden="true" />}
          onClick={onMarkAll}
          className="ms-auto"
        >
          {words.markAllRead}
        </Button>
      )}
    </div>
  )
}
