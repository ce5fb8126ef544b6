import { useEffect, useRef } from 'react'
import { thumbHashToRGBA } from 'thumbhash'

/** Draws on a canvas, so that no data: address is needed. */
export function ThumbhashCanvas({ hash }: { hash: string }) {
  const canvas = useRef<HTMLCanvasElement>(null)
  useEffect(() => {
    // Decodes in separate tasks, so that a page of photos does not block a slow phone.
    const timer = setTimeout(() => {
      const image = decode(hash)
      if (canvas.current && image) paint(canvas.current, image)
    })
    return () => clearTimeout(timer)
  }, [hash])
  return <canvas ref={canvas} aria-hidden="true" className="absolute inset-0 size-full" />
}

function decode(hash: string) {
  try {
    return thumbHashToRGBA(Uint8Array.from(atob(hash), (letter) => letter.charCodeAt(0)))
  } catch {
    return null // the plain colour is shown instead
  }
}

function paint(canvas: HTMLCanvasElement, image: ReturnType<typeof thumbHashToRGBA>) {
  canvas.width = image.w
  canvas.height = image.h
  canvas
    .getContext('2d')
    ?.putImageData(new ImageData(new Uint8ClampedArray(image.rgba), image.w, image.h), 0, 0)
}
