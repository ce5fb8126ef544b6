import { LIVE_POSES } from '@ndoa/contract/dating/choices'
import type { Challenge } from '@ndoa/contract/trust/verification'
import { useEffect, useRef, useState } from 'react'
import { Button } from '../../../ui/button.tsx'
import { Spinner } from '../../../ui/feedback/spinner.tsx'
import { closeCamera, openCamera, takePicture } from './camera.ts'
import type { Pictures, Pose } from './send-pictures.ts'
import { words } from './words/own.ts'

interface TakePicturesProps {
  challenge: Challenge
  pictures: Partial<Pictures>
  onTaken: (pose: Pose, picture: Blob) => void
  onNoCamera: () => void
}

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
        <p className="text-sm font-semibold text-soft">
          {words.camera.place(LIVE_POSES.indexOf(pose) + 1, LIVE_POSES.length)}
        </p>
        <p role="status" className="text-lg font-semibold">
          {instruction(pose, challenge)}
        </p>
      </div>
      <div className="relative grid aspect-square place-items-center overflow-clip rounded-lg bg-sand">
        {!isOpen && <Spinner label={words.camera.opening} />}
        <video
          ref={video}
          autoPlay
          muted
          playsInline
          aria-label={words.camera.view}
          className="absolute inset-0 size-full transform-[scaleX(-1)] object-cover"
        />
      </div>
      <Button busy={busy} disabled={!isOpen} onClick={() => void take(pose)}>
        {words.camera.take}
      </Button>
    </div>
  )
}

function instruction(pose: Pose, { turn, code }: Challenge): string {
  if (pose === 'straight') return words.camera.straight
  return pose === 'turned' ? words.camera.turned[turn] : words.camera.code(code)
}

function useCamera(onNoCamera: () => void) {
  const video = useRef<HTMLVideoElement>(null)
  const [isOpen, setOpen] = useState(false)
  const failed = useRef(onNoCamera)
  useEffect(() => {
    let isUnmounted = false
    let stream: MediaStream | undefined
    const open = async () => {
      try {
        stream = await openCamera()
        if (isUnmounted) return closeCamera(stream)
        if (!video.current) return
        video.current.srcObject = stream
        await video.current.play()
        setOpen(true)
      } catch {
        if (!isUnmounted) failed.current()
      }
    }
    void open()
    return () => {
      isUnmounted = true
      if (stream) closeCamera(stream)
    }
  }, [])
  return { video, isOpen }
}
