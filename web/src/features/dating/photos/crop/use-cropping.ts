import { useEffect, useRef, useState } from 'react'
import type { CropArea } from './crop-area.ts'
import { canReadCanvas } from './shrink-photo.ts'

export type CropChoice = CropArea | 'whole' | 'cancelled'

export interface Cropping {
  id: number
  src: string
  answer: (choice: CropChoice) => void
}

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
    if (!canReadCanvas()) return 'whole'
    const src = URL.createObjectURL(file)
    try {
      return (await canBeShown(src)) ? await shown(id, src) : 'whole'
    } finally {
      URL.revokeObjectURL(src)
    }
  }

  /** A picture that this browser cannot show is sent unchanged; the server's answer names the fault. */
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
