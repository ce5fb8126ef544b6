const parts: Record<string, object> = {}

/**
 * The words of one part of the app in the current language. Read them while rendering or in event handlers, never at
 * module level: no language may be loaded yet, and it can change.
 */
export function spoken(part: string): object {
  return (parts[part] ??= {})
}

interface Bundle {
  /** Right-to-left languages set this to `isolated` of the contract. */
  isolated?: <Words>(words: Words) => Words
}

/** Switches to another language, whose words come as one bundle by part. The caller renders the screen again. */
export function applyWords(bundle: Readonly<Record<string, object>> & Bundle): void {
  for (const [part, words] of Object.entries(bundle.isolated?.(bundle) ?? bundle))
    Object.assign((parts[part] ??= {}), words)
}
