import { useQuery } from '@tanstack/react-query'
import { Banner } from '../../ui/banner.tsx'
import { Button } from '../../ui/button.tsx'
import { words as ui } from '../../ui/words/index.ts'
import { referenceQuery } from '../reference/index.ts'
import { words } from './words/own/index.ts'

/** Without its lists a section has no options: says so, and offers to try again. */
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
