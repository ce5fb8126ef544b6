/** In percent of the picture's width and height. */
export interface CropArea {
  x: number
  y: number
  width: number
  height: number
}

/** Width divided by height, for all photos. */
export const FRAME = 4 / 5

/** Percent; below 100 to allow for rounding. */
const ALL = 99.9

export const isWhole = ({ width, height }: CropArea): boolean => width > ALL && height > ALL
