import { useUploads } from './use-uploads.ts'

/** Goes on with what was on its way before a reload, on a screen that shows no uploads. */
export function ResumeUploads() {
  useUploads(0)
  return null
}
