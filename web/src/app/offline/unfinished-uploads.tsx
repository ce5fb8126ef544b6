import { Suspense, useEffect, useState } from 'react'
import { keptUploads } from '../../features/dating/photos/upload/kept-uploads.ts'
import { loadAccountWords } from '../../languages/load.ts'
import { lazyPart } from '../../lib/loading/lazy-part.ts'

const ResumeUploads = lazyPart(async () => {
  const [part] = await Promise.all([
    import('../../features/dating/photos/upload/resume-uploads.ts'),
    loadAccountWords(),
  ])
  return part.ResumeUploads
})

export function UnfinishedUploads({ userId }: { userId: string }) {
  const [hasUploads, setHasUploads] = useState(false)
  useEffect(() => {
    void keptUploads(userId).then((kept) => setHasUploads(kept.length > 0))
  }, [userId])
  return <Suspense>{hasUploads && <ResumeUploads />}</Suspense>
}
