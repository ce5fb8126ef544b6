interface Connection {
  saveData?: boolean
  effectiveType?: string
}

/**
 * Whether data should be saved: the member asks for it, or the connection is slow. The server marks the page when a
 * request says so; the browser knows more.
 */
export function savesData(): boolean {
  const { connection } = navigator as Navigator & { connection?: Connection }
  return (
    document.documentElement.dataset.saver !== undefined ||
    connection?.saveData === true ||
    connection?.effectiveType?.endsWith('2g') === true
  )
}

/** Marks the page, so that styles and pictures follow. */
export function markSaving(): void {
  if (savesData()) document.documentElement.dataset.saver = ''
}
