/** A standard deviation in levels out of 255. A wall varies less than this, a person far more. */
const MIN_DEVIATION = 6

/** `pixels` must be a scaled-down picture, in which camera noise is averaged out. */
export function isPlain(pixels: Uint8Array, channels: number): boolean {
  return Array.from({ length: channels }, (_, channel) => deviation(pixels, channel, channels)).every(
    (levels) => levels < MIN_DEVIATION,
  )
}

function deviation(pixels: Uint8Array, channel: number, channels: number): number {
  const values = pixels.filter((_, at) => at % channels === channel)
  const mean = values.reduce((sum, value) => sum + value, 0) / values.length
  return Math.sqrt(values.reduce((sum, value) => sum + (value - mean) ** 2, 0) / values.length)
}
