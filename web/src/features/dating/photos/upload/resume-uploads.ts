import { useUploads } from './use-uploads.ts'

export function ResumeUploads() {
  useUploads(0)
  return null
}
