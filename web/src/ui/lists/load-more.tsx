import { Button } from '../button.tsx'
import { words } from '../words.ts'

export interface LoadMoreProps {
  hasMore: boolean
  busy?: boolean
  onMore: () => void
  text?: string
  busyText?: string
  endText?: string
}

export function LoadMore(props: LoadMoreProps) {
  const { hasMore, busy, onMore, text = words.loadMore, busyText = words.loading, endText } = props
  if (!hasMore) return endText ? <p className="py-8 text-center text-soft">{endText}</p> : null
  return (
    <div className="flex justify-center py-8">
      <Button variant="outline" busy={busy} busyText={busyText} onClick={onMore}>
        {text}
      </Button>
    </div>
  )
}
