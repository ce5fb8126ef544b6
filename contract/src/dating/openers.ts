import { tidied } from '../text.ts'
import type { words } from './words/openers.ts'

export type OpenerNames = Readonly<Partial<Record<keyof typeof words.shared, readonly string[]>>>

export function everyOpener({ shared, general }: typeof words, names: OpenerNames): string[] {
  const kinds = Object.keys(shared) as (keyof typeof shared)[]
  const asked = kinds.flatMap((kind) =>
    shared[kind].flatMap((form) => (names[kind] ?? ['']).map((name) => form(name))),
  )
  return [...asked, ...general].map(tidied)
}
