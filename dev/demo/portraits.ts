import { readFileSync } from 'node:fs'

/** A drawn portrait with its files `portraits/<index>-<variant>.webp`. Portraits with one `face` show one person. */
export interface PortraitFile {
  index: number
  face: number
  gender: 'Male' | 'Female'
  suits: 'anyone' | 'muslim' | 'elder'
  width: number
  height: number
  thumbhash: string
}

const FOLDER = new URL('./portraits/', import.meta.url)

export const PORTRAIT_FILES: readonly PortraitFile[] = JSON.parse(
  readFileSync(new URL('manifest.json', FOLDER), 'utf8'),
)

/** The bytes of one variant: `w320`, `w640`, `w1280` or `blur`. */
export const portraitBytes = (index: number, variant: string): Buffer =>
  readFileSync(new URL(`${index}-${variant}.webp`, FOLDER))
