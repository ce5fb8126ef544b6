import { useQuery } from '@tanstack/react-query'
import { Banner } from '../../ui/banner.tsx'
import { Button } from '../../ui/button.tsx'
import { referenceQuery } from '../reference/index.ts'

/** Without its lists a section has no options: says so, and offers to try again. */
export function ReferenceFailed({ what }: { what: 'countries' | 'faiths' | 'languages' | 'interests' }) {
  const { isError, isFetching, refetch } = useQuery(referenceQuery)
  if (!isError) return null
  return (
    <Banner
      tone="error"
      title={`Failed to fetch ${what}`}
      action={
        <Button variant="outline" size="sm" busy={isFetching} onClick={() => void refetch()}>
          Try Again
        </Button>
      }
    />
  )
}
