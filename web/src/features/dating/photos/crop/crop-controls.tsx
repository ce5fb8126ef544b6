import { ChevronDown, ChevronLeft, ChevronRight, ChevronUp, ZoomIn, ZoomOut } from 'lucide-react'
import { useId } from 'react'
import { IconButton } from '../../../../ui/icon-button.tsx'
import { words } from '../words.ts'

interface CropControlsProps {
  /** 1 where the photo fills the frame. */
  zoom: number
  max: number
  onZoom: (zoom: number) => void
  onMove: (x: -1 | 0 | 1, y: -1 | 0 | 1) => void
}

const ZOOM_STEP = 0.1

const MOVES = [
  { to: 'left', x: -1, y: 0, Icon: ChevronLeft },
  { to: 'up', x: 0, y: -1, Icon: ChevronUp },
  { to: 'down', x: 0, y: 1, Icon: ChevronDown },
  { to: 'right', x: 1, y: 0, Icon: ChevronRight },
] as const

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
      <div className="flex items-center justify-between gap-2">
        <span id={`${id}move`} className="text-sm font-semibold">
          {words.crop.move}
        </span>
        <div
          role="group"
          aria-labelledby={`${id}move`}
          dir="ltr"
          className="flex shrink-0 rounded-full bg-sand"
        >
          {MOVES.map(({ to, x, y, Icon }) => (
            <IconButton key={to} label={words.crop.moves[to]} look="filled" onClick={() => onMove(x, y)}>
              <Icon size={22} aria-hidden="true" />
            </IconButton>
          ))}
        </div>
      </div>
    </div>
  )
}
