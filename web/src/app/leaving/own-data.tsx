import { BRAND } from '@ndoa/contract/brand'
import { EXPORT_HOURS } from '@ndoa/contract/limits'
import { sentenceFor } from '../../lib/api/api-error.ts'
import { Button } from '../../ui/button.tsx'
import { Card } from '../../ui/card.tsx'
import { Banner } from '../../ui/feedback/banner.tsx'
import { useFetchData, useRequestData } from './leaving.queries.ts'
import { words } from './words.ts'

export interface OwnDataProps {
  archiveCode: string | undefined
  onFetched: () => void
}

export function OwnData({ archiveCode, onFetched }: OwnDataProps) {
  return (
    <Card className="grid justify-items-start gap-3">
      <h2 className="text-xl font-bold">{words.data.title}</h2>
      {archiveCode ? <DownloadArchive code={archiveCode} onFetched={onFetched} /> : <RequestArchive />}
    </Card>
  )
}

function RequestArchive() {
  const request = useRequestData()
  return (
    <>
      <p>{words.data.text}</p>
      <div aria-live="polite" className="empty:hidden">
        {request.data && <Banner tone="success">{request.data.message}</Banner>}
      </div>
      {request.error && <Banner tone="error">{sentenceFor(request.error, words.didNotWork)}</Banner>}
      <Button
        variant="outline"
        busy={request.isPending}
        disabled={request.isSuccess}
        onClick={() => request.mutate()}
      >
        {words.data.export}
      </Button>
    </>
  )
}

function DownloadArchive({ code, onFetched }: { code: string; onFetched: () => void }) {
  const archive = useFetchData()
  const fetched = (blob: Blob) => {
    save(blob)
    onFetched()
  }
  return (
    <>
      <p>{words.data.ready(EXPORT_HOURS)}</p>
      {archive.error && <Banner tone="error">{sentenceFor(archive.error, words.didNotWork)}</Banner>}
      <Button
        busy={archive.isPending}
        busyText={words.data.downloading}
        onClick={() => archive.mutate(code, { onSuccess: fetched })}
      >
        {words.data.download}
      </Button>
    </>
  )
}

function save(blob: Blob) {
  const address = URL.createObjectURL(blob)
  const link = document.createElement('a')
  Object.assign(link, { href: address, download: `${BRAND.toLowerCase()}-data.zip` })
  link.click()
  setTimeout(() => URL.revokeObjectURL(address), 60_000) // the browser has saved the file by then
}
