import { Suspense, useEffect, useState } from 'react'
import { keptUploads } from '../../features/photos/kept-uploads.ts'
import { loadAccountWords } from '../../languages/load.ts'
import { lazyPart } from '../../lib/lazy-part.ts'

const ResumeUploads = lazyPart(async () => {
  const [part] = await Promise.all([import('../../features/photos/resume-uploads.ts'), loadAccountWords()])
  return part.ResumeUploads
})

/** Goes on with the photos that a reload has interrupted, whichever screen is open, for a day. */
export function UnfinishedUploads({ userId }: { userId: string }) {
  const [areThere, setThere] = useState(false)
  useEffect(() => {
    void keptUploads(userId).then((kept) => setThere(kept.length > 0))
  }, [userId])
  return <Suspense>{areThere && <ResumeUploads />}</Suspense>
}
