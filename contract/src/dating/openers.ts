import { normaliseText } from '../text.ts'
import type { words } from './words/openers.ts'

export type OpenerNames = Readonly<Partial<Record<keyof typeof words.shared, readonly string[]>>>

export function allOpeners({ shared, general }: typeof words, names: OpenerNames): string[] {
  const kinds = Object.keys(shared) as (keyof typeof shared)[]
  const aboutShared = kinds.flatMap((kind) =>
    shared[kind].flatMap((form) => (names[kind] ?? ['']).map((name) => form(name))),
  )
  return [...aboutShared, ...general].map(normaliseText)
}
