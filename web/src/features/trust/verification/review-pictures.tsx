import { LIVE_POSES } from '@ndoa/contract/dating/choices'
import { useMutation } from '@tanstack/react-query'
import { useEffect, useRef } from 'react'
import { ApiError, sentenceFor } from '../../../lib/api/api-error.ts'
import { Button } from '../../../ui/button.tsx'
import { Banner } from '../../../ui/feedback/banner.tsx'
import { type Pictures, type Pose, sendPictures } from './send-pictures.ts'
import { words } from './words/own.ts'

interface ReviewPicturesProps {
  verificationId: string
  pictures: Pictures
  onRetake: (pose: Pose) => void
  onSent: () => void
  onStartAgain: () => void
}

export function ReviewPictures({
  verificationId,
  pictures,
  onRetake,
  onSent,
  onStartAgain,
}: ReviewPicturesProps) {
  const sending = useMutation({
    mutationFn: () => sendPictures(verificationId, pictures),
    onSuccess: onSent,
  })
  const expired = sending.error instanceof ApiError && sending.error.code === 'verification.expired'
  return (
    <div className="grid gap-4">
      <p className="text-lg font-semibold">{words.camera.review.title}</p>
      <ul aria-label={words.camera.review.list} className="grid grid-cols-2 gap-3 sm:grid-cols-3">
        {LIVE_POSES.map((pose) => (
          <li key={pose} className="grid gap-1">
            <Picture picture={pictures[pose]} name={words.camera.poses[pose]} />
            <Button
              variant="quiet"
              size="sm"
              disabled={sending.isPending}
              aria-label={words.camera.review.retakeOf(words.camera.poses[pose])}
              onClick={() => onRetake(pose)}
            >
              {words.camera.review.retake}
            </Button>
          </li>
        ))}
      </ul>
      {sending.error && (
        <Banner
          tone="error"
          action={
            expired && (
              <Button size="sm" variant="outline" onClick={onStartAgain}>
                {words.camera.review.startAgain}
              </Button>
            )
          }
        >
          {sentenceFor(sending.error, words.camera.review.notSent)}
        </Banner>
      )}
      <Button
        busy={sending.isPending}
        busyText={words.camera.review.sending}
        onClick={() => sending.mutate()}
      >
        {words.camera.review.send}
      </Button>
    </div>
  )
}

function Picture({ picture, name }: { picture: Blob; name: string }) {
  const image = useRef<HTMLImageElement>(null)
  useEffect(() => {
    const address = URL.createObjectURL(picture)
    if (image.current) image.current.src = address
    return () => URL.revokeObjectURL(address)
  }, [picture])
  return (
    <figure className="grid gap-1">
      <img ref={image} alt={name} className="aspect-square w-full rounded-md object-cover" />
      <figcaption className="text-sm">{name}</figcaption>
    </figure>
  )
}
