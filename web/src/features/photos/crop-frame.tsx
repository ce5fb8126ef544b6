import { useRef, useState } from 'react'
import Cropper, { type MediaSize, type Point, type Size } from 'react-easy-crop'
// By a file of its own: pages take no styles from scripts.
import 'react-easy-crop/react-easy-crop.css'
import { useIsPainted } from '../../lib/use-is-painted.ts'
import { type CropArea, FRAME } from './crop-area.ts'
import { CropControls } from './crop-controls.tsx'
import { words } from './words/index.ts'

const ZOOM_MAX = 3
/** Pixels of the screen by which a press on a button or a key moves the photo. */
const STEP = 16

/** The photo in its frame, moved by dragging, arrow keys or buttons, and zoomed by pinching, wheel, slider or buttons. */
export function CropFrame({ src, onChange }: { src: string; onChange: (area: CropArea) => void }) {
  const [position, setPosition] = useState<Point>({ x: 0, y: 0 })
  const [zoom, setZoom] = useState(1)
  const media = useRef<MediaSize>(null)
  const frame = useRef<Size>(null)
  // Before the dialog is open the frame has no size that could be measured.
  const isOpen = useIsPainted()

  /** The middle of the frame stays the middle. */
  function zoomTo(wanted: number) {
    const next = Math.min(ZOOM_MAX, Math.max(1, wanted))
    setPosition(({ x, y }) => ({ x: (x * next) / zoom, y: (y * next) / zoom }))
    setZoom(next)
  }

  function move(x: -1 | 0 | 1, y: -1 | 0 | 1) {
    if (!media.current || !frame.current) return
    const { width, height } = media.current
    setPosition({
      x: within(position.x + x * STEP, width * zoom - frame.current.width),
      y: within(position.y + y * STEP, height * zoom - frame.current.height),
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

/** @param room by how much the photo is larger than the frame */
const within = (place: number, room: number) => Math.min(room / 2, Math.max(-room / 2, place))
