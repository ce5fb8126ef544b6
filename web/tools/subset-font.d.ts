declare module 'subset-font' {
  export interface Options {
    targetFormat: 'sfnt' | 'woff' | 'woff2'
    noLayoutClosure?: boolean
    variationAxes?: Record<string, number | { min: number; max: number }>
  }
  export default function subsetFont(font: Buffer, letters: string, options: Options): Promise<Buffer>
}
