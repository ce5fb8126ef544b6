import { useQuery } from '@tanstack/react-query'
import { Button } from '../../../ui/button.tsx'
import { Banner } from '../../../ui/feedback/banner.tsx'
import { words as ui } from '../../../ui/words.ts'
import { referenceQuery } from '../../identity/reference/index.ts'
import { words } from './words/own.ts'

export function ReferenceFailed({ what }: { what: keyof typeof words.listFailed }) {
  const { isError, isFetching, refetch } = useQuery(referenceQuery)
  if (!isError) return null
  return (
    <Banner
      tone="error"
      title={words.listFailed[what]}
      action={
        <Button variant="outline" size="sm" busy={isFetching} onClick={() => void refetch()}>
          {ui.tryAgain}
        </Button>
      }
    />
  )
}
