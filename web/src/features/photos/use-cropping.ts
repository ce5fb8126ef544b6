import { useEffect, useRef, useState } from 'react'
import type { CropArea } from './crop-area.ts'
import { canReadWhatIsDrawn } from './shrink-photo.ts'

/** What becomes of a chosen file: a part of it is sent, or it goes as it is, or it is not sent. */
export type CropChoice = CropArea | 'whole' | 'cancelled'

/** A photo that the member is asked about. */
export interface Cropping {
  id: number
  /** Address of the picture within this page. */
  src: string
  answer: (choice: CropChoice) => void
}

/** Asks for the part of each photo that others will see, one photo after another. Leaving the screen cancels. */
export function useCropping() {
  const [cropping, setCropping] = useState<Cropping>()
  const previous = useRef<Promise<unknown>>(Promise.resolve())
  const leaving = useRef<AbortSignal>(undefined)
  useEffect(() => {
    const screen = new AbortController()
    leaving.current = screen.signal
    return () => screen.abort()
  }, [])

  const shown = (id: number, src: string) =>
    new Promise<CropChoice>((resolve) => {
      leaving.current?.addEventListener('abort', () => resolve('cancelled'))
      setCropping({
        id,
        src,
        answer: (choice) => {
          setCropping(undefined)
          resolve(choice)
        },
      })
    })

  async function askNow(id: number, file: File): Promise<CropChoice> {
    if (leaving.current?.aborted) return 'cancelled'
    if (!canReadWhatIsDrawn()) return 'whole'
    const src = URL.createObjectURL(file)
    try {
      return (await canBeShown(src)) ? await shown(id, src) : 'whole'
    } finally {
      URL.revokeObjectURL(src)
    }
  }

  /** Of a picture that this browser cannot show or draw the server says what is wrong, so it goes as it is. */
  function ask(id: number, file: File): Promise<CropChoice> {
    const choice = previous.current.then(() => askNow(id, file))
    previous.current = choice
    return choice
  }

  return { cropping, ask }
}

function canBeShown(src: string): Promise<boolean> {
  const picture = new Image()
  return new Promise((resolve) => {
    picture.addEventListener('load', () => resolve(true))
    picture.addEventListener('error', () => resolve(false))
    picture.src = src
  })
}
