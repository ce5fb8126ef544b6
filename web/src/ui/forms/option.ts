export interface Option {
  value: string
  label: string
  /** Other names that a search finds. */
  names?: readonly string[]
  /** Stands above this option while the list is not searched. */
  heading?: string
  endsGroup?: boolean
}
