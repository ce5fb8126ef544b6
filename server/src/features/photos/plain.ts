/** Grey levels of 255. A wall differs by less, a person before it by far more. */
const LEAST_DEVIATION = 6

/**
 * Whether a picture shows hardly anything: no colour of its pixels deviates much from the average.
 * @param pixels a small version of the picture, in which the noise of a camera is averaged out
 */
export function isPlain(pixels: Uint8Array, channels: number): boolean {
  return Array.from({ length: channels }, (_, channel) => deviation(pixels, channel, channels)).every(
    (levels) => levels < LEAST_DEVIATION,
  )
}

/** The standard deviation of one colour. */
function deviation(pixels: Uint8Array, channel: number, channels: number): number {
  const values = pixels.filter((_, at) => at % channels === channel)
  const mean = values.reduce((sum, value) => sum + value, 0) / values.length
  return Math.sqrt(values.reduce((sum, value) => sum + (value - mean) ** 2, 0) / values.length)
}
