/** A file of words in every language: `virtual:words/guest`. */
declare module 'virtual:words/*' {
  import type { Language } from '@ndoa/contract/languages'

  type Words = Readonly<Record<string, object>>
  const files: Record<Language, () => Promise<Words>>
  export default files
}

/** A file of words in English only. */
declare module 'virtual:english/*' {}
