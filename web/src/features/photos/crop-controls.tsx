import { ArrowDown, ArrowLeft, ArrowRight, ArrowUp, ZoomIn, ZoomOut } from 'lucide-react'
import { useId } from 'react'
import { IconButton } from '../../ui/icon-button.tsx'
import { words } from './words/index.ts'

interface CropControlsProps {
  /** 1 where the photo fills the frame. */
  zoom: number
  max: number
  onZoom: (zoom: number) => void
  onMove: (x: -1 | 0 | 1, y: -1 | 0 | 1) => void
}

const ZOOM_STEP = 0.1

const MOVES = [
  { to: 'left', x: -1, y: 0, Icon: ArrowLeft },
  { to: 'up', x: 0, y: -1, Icon: ArrowUp },
  { to: 'down', x: 0, y: 1, Icon: ArrowDown },
  { to: 'right', x: 1, y: 0, Icon: ArrowRight },
] as const

/** For members who neither drag nor pinch. */
export function CropControls({ zoom, max, onZoom, onMove }: CropControlsProps) {
  const id = useId()
  return (
    <div className="grid gap-1">
      <div className="flex items-center gap-2">
        <label htmlFor={id} className="text-sm font-semibold">
          {words.crop.zoom}
        </label>
        <IconButton label={words.crop.zoomOut} disabled={zoom <= 1} onClick={() => onZoom(zoom - ZOOM_STEP)}>
          <ZoomOut size={20} aria-hidden="true" />
        </IconButton>
        <input
          id={id}
          type="range"
          min={1}
          max={max}
          step={ZOOM_STEP}
          value={zoom}
          aria-valuetext={words.uploads.percent(Math.round(zoom * 100))}
          onChange={({ target }) => onZoom(Number(target.value))}
          className="min-h-12 min-w-0 grow rounded-lg accent-brand"
        />
        <IconButton label={words.crop.zoomIn} disabled={zoom >= max} onClick={() => onZoom(zoom + ZOOM_STEP)}>
          <ZoomIn size={20} aria-hidden="true" />
        </IconButton>
      </div>
      <div role="group" aria-label={words.crop.move} dir="ltr" className="flex justify-center gap-2">
        {MOVES.map(({ to, x, y, Icon }) => (
          <IconButton key={to} label={words.crop.moves[to]} onClick={() => onMove(x, y)}>
            <Icon size={20} aria-hidden="true" />
          </IconButton>
        ))}
      </div>
    </div>
  )
}
