import { CameraOff } from 'lucide-react'
import { words } from '../words/member.ts'

export interface ScreenshotRequestProps {
  member: { display_name: string; allow_screenshots: boolean }
}

/** A web page cannot enforce this request. */
export function ScreenshotRequest({ member: { display_name, allow_screenshots } }: ScreenshotRequestProps) {
  if (allow_screenshots) return null
  return (
    <p className="flex items-start gap-2 text-sm text-soft">
      <span className="flex h-[1lh] shrink-0 items-center">
        <CameraOff size={16} aria-hidden="true" />
      </span>
      {words.screenshots(display_name)}
    </p>
  )
}
