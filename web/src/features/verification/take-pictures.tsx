import { LIVE_POSES } from '@ndoa/contract/choices'
import type { Challenge } from '@ndoa/contract/verification'
import { useEffect, useRef, useState } from 'react'
import { Button } from '../../ui/button.tsx'
import { Spinner } from '../../ui/spinner.tsx'
import { closeCamera, openCamera, takePicture } from './camera.ts'
import type { Pictures, Pose } from './send-pictures.ts'
import { instruction } from './words.ts'

interface TakePicturesProps {
  challenge: Challenge
  pictures: Partial<Pictures>
  onTaken: (pose: Pose, picture: Blob) => void
  onNoCamera: () => void
}

/** Shows what the camera sees, as in a mirror, and takes the pictures that are still missing. */
export function TakePictures({ challenge, pictures, onTaken, onNoCamera }: TakePicturesProps) {
  const { video, isOpen } = useCamera(onNoCamera)
  const [busy, setBusy] = useState(false)
  const pose = LIVE_POSES.find((one) => !pictures[one])
  if (!pose) return null

  async function take(missing: Pose) {
    if (!video.current) return
    setBusy(true)
    try {
      onTaken(missing, await takePicture(video.current))
    } finally {
      setBusy(false)
    }
  }

  return (
    <div className="grid gap-4">
      <div>
        <p className="text-sm font-semibold text-soft">Picture {LIVE_POSES.indexOf(pose) + 1} of 3</p>
        <p role="status" className="text-lg font-semibold">
          {instruction(pose, challenge.turn, challenge.code)}
        </p>
      </div>
      <div className="relative grid aspect-square place-items-center overflow-clip rounded-lg bg-sand">
        {!isOpen && <Spinner label="Opening the camera..." />}
        <video
          ref={video}
          autoPlay
          muted
          playsInline
          aria-label="What your camera shows"
          className="absolute inset-0 size-full -scale-x-100 object-cover"
        />
      </div>
      <Button busy={busy} disabled={!isOpen} onClick={() => void take(pose)}>
        Take Picture
      </Button>
    </div>
  )
}

/** The camera is on only while this is shown. */
function useCamera(onNoCamera: () => void) {
  const video = useRef<HTMLVideoElement>(null)
  const [isOpen, setOpen] = useState(false)
  const failed = useRef(onNoCamera)
  useEffect(() => {
    let gone = false
    let stream: MediaStream | undefined
    const open = async () => {
      try {
        stream = await openCamera()
        if (gone) return closeCamera(stream)
        if (!video.current) return
        video.current.srcObject = stream
        await video.current.play()
        setOpen(true)
      } catch {
        if (!gone) failed.current()
      }
    }
    void open()
    return () => {
      gone = true
      if (stream) closeCamera(stream)
    }
  }, [])
  return { video, isOpen }
}
