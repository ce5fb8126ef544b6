/** The part of a picture that is kept, in percent of its width and height. */
export interface CropArea {
  x: number
  y: number
  width: number
  height: number
}

/** Width by height of the frame that photos are shown in. */
export const FRAME = 4 / 5

/** Less than this is lost to rounding. */
const ALL = 99.9

export const isWhole = ({ width, height }: CropArea): boolean => width > ALL && height > ALL
