import { useRef, useState } from 'react'
import Cropper, { type MediaSize, type Point, type Size } from 'react-easy-crop'
// A separate file, because the content security policy forbids styles from scripts.
import 'react-easy-crop/react-easy-crop.css'
import { useIsPainted } from '../../../../lib/screen/use-is-painted.ts'
import { words } from '../words.ts'
import { type CropArea, FRAME } from './crop-area.ts'
import { CropControls } from './crop-controls.tsx'

const ZOOM_MAX = 3
/** Screen pixels that the photo moves at one press of a button or key. */
const STEP = 16

export function CropFrame({ src, onChange }: { src: string; onChange: (area: CropArea) => void }) {
  const [position, setPosition] = useState<Point>({ x: 0, y: 0 })
  const [zoom, setZoom] = useState(1)
  const media = useRef<MediaSize>(null)
  const frame = useRef<Size>(null)
  // Before the dialog is open, the frame has no size to measure.
  const isOpen = useIsPainted()

  function zoomTo(wanted: number) {
    const next = Math.min(ZOOM_MAX, Math.max(1, wanted))
    setPosition(({ x, y }) => ({ x: (x * next) / zoom, y: (y * next) / zoom }))
    setZoom(next)
  }

  function move(x: -1 | 0 | 1, y: -1 | 0 | 1) {
    if (!media.current || !frame.current) return
    const { width, height } = media.current
    setPosition({
      x: clamp(position.x + x * STEP, width * zoom - frame.current.width),
      y: clamp(position.y + y * STEP, height * zoom - frame.current.height),
    })
  }

  return (
    <div className="grid gap-3">
      {/* As tall as the window allows, so that the dialog need not scroll. */}
      <div className="relative mx-auto aspect-4/5 w-full max-w-[max(10rem,calc((92dvh-23rem)*0.8))] overflow-clip rounded-portrait bg-sand focus-inside:outline-3 focus-inside:outline-offset-2 focus-inside:outline-teal">
        {isOpen && (
          <Cropper
            image={src}
            crop={position}
            zoom={zoom}
            maxZoom={ZOOM_MAX}
            aspect={FRAME}
            objectFit="cover"
            keyboardStep={STEP}
            disableAutomaticStylesInjection
            onCropChange={setPosition}
            onZoomChange={setZoom}
            onCropAreaChange={onChange}
            setMediaSize={(size) => {
              media.current = size
            }}
            setCropSize={(size) => {
              frame.current = size
            }}
            cropperProps={{ role: 'application', 'aria-label': words.crop.frame }}
          />
        )}
      </div>
      <CropControls zoom={zoom} max={ZOOM_MAX} onZoom={zoomTo} onMove={move} />
    </div>
  )
}

/** @param room pixels by which the photo exceeds the frame */
const clamp = (place: number, room: number) => Math.min(room / 2, Math.max(-room / 2, place))
