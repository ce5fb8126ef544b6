import { CheckCheck } from 'lucide-react'
import { Button } from '../../ui/button.tsx'
import { Checkbox } from '../../ui/checkbox.tsx'
import { Select } from '../../ui/select.tsx'
import {
  NOTIFICATION_FILTERS,
  type NotificationFilter,
  type NotificationType,
} from './notification-filter.ts'

const options = Object.entries(NOTIFICATION_FILTERS).map(([value, label]) => ({ value, label }))
const isType = (value: string): value is NotificationType => value in NOTIFICATION_FILTERS && value !== 'all'

export interface NotificationToolbarProps {
  filter: NotificationFilter
  onFilter: (part: NotificationFilter) => void
  /** Without it there is nothing to mark. */
  onMarkAll?: (() => void) | undefined
}

/** Which notifications are shown, and Mark all as read. */
export function NotificationToolbar({ filter, onFilter, onMarkAll }: NotificationToolbarProps) {
  return (
    <div className="flex min-h-12 flex-wrap items-center gap-x-5 gap-y-2">
      <Select
        label="Show"
        hideLabel
        options={options}
        value={filter.type ?? 'all'}
        onChange={({ target: { value } }) => onFilter({ type: isType(value) ? value : undefined })}
        className="max-sm:w-full sm:w-60"
      />
      <Checkbox
        label="Unread only"
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
          Mark all as read
        </Button>
      )}
    </div>
  )
}
