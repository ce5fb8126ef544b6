import { BRAND } from '@ndoa/contract/brand'
import { EXPORT_HOURS } from '@ndoa/contract/limits'
import { sentenceFor } from '../../lib/api-error.ts'
import { Banner } from '../../ui/banner.tsx'
import { Button } from '../../ui/button.tsx'
import { Card } from '../../ui/card.tsx'
import { useAskForData, useFetchData } from './leaving.queries.ts'

export interface OwnDataProps {
  archiveCode: string | undefined
  onFetched: () => void
}

/** Everything that is stored about the member, as one archive. */
export function OwnData({ archiveCode, onFetched }: OwnDataProps) {
  return (
    <Card className="grid justify-items-start gap-3">
      <h2 className="text-xl font-bold">Your Data</h2>
      {archiveCode ? <Fetch code={archiveCode} onFetched={onFetched} /> : <Ask />}
    </Card>
  )
}

function Ask() {
  const request = useAskForData()
  return (
    <>
      <p>Get an archive of everything you’ve written and uploaded, to read and keep.</p>
      <div aria-live="polite" className="empty:hidden">
        {request.data && <Banner tone="success">{request.data.message}</Banner>}
      </div>
      {request.error && (
        <Banner tone="error">{sentenceFor(request.error, 'That didn’t work. Please try again.')}</Banner>
      )}
      <Button
        variant="outline"
        busy={request.isPending}
        disabled={request.isSuccess}
        onClick={() => request.mutate()}
      >
        Export My Data
      </Button>
    </>
  )
}

function Fetch({ code, onFetched }: { code: string; onFetched: () => void }) {
  const archive = useFetchData()
  const fetched = (blob: Blob) => {
    save(blob)
    onFetched()
  }
  return (
    <>
      <p>Your archive is ready. The link works once, within {EXPORT_HOURS} hours.</p>
      {archive.error && (
        <Banner tone="error">{sentenceFor(archive.error, 'That didn’t work. Please try again.')}</Banner>
      )}
      <Button
        busy={archive.isPending}
        busyText="Downloading..."
        onClick={() => archive.mutate(code, { onSuccess: fetched })}
      >
        Download My Data
      </Button>
    </>
  )
}

function save(blob: Blob) {
  const address = URL.createObjectURL(blob)
  const link = document.createElement('a')
  Object.assign(link, { href: address, download: `${BRAND.toLowerCase()}-data.zip` })
  link.click()
  setTimeout(() => URL.revokeObjectURL(address), 60_000) // by then the browser has saved it
}
