import { tidied } from './text.ts'
import type { words } from './words/openers/en.ts'

/** What a question about something shared names, of all that members can choose. */
export type OpenerNames = Readonly<Partial<Record<keyof typeof words.shared, readonly string[]>>>

/** Every first message that can be offered in one language, as it arrives when it is sent unaltered. */
export function everyOpener({ shared, general }: typeof words, names: OpenerNames): string[] {
  const kinds = Object.keys(shared) as (keyof typeof shared)[]
  const asked = kinds.flatMap((kind) =>
    shared[kind].flatMap((form) => (names[kind] ?? ['']).map((name) => form(name))),
  )
  return [...asked, ...general].map(tidied)
}
