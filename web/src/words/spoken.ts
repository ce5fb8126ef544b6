const parts: Record<string, object> = {}

/**
 * The words of one part of the app, in the language that is spoken now. They are read while rendering or when something
 * happens, never while a module starts: by then no language may have been loaded, and it can change.
 */
export function spoken(part: string): object {
  return (parts[part] ??= {})
}

interface Bundle {
  /** In the files of a language that is written from right to left: `isolated` of the contract. */
  isolated?: <Words>(words: Words) => Words
}

/** Speaks a language from now on: one file of words, by part. What is on the screen has to be drawn again. */
export function speak(bundle: Readonly<Record<string, object>> & Bundle): void {
  for (const [part, words] of Object.entries(bundle.isolated?.(bundle) ?? bundle))
    Object.assign((parts[part] ??= {}), words)
}
