interface Connection {
  saveData?: boolean
  effectiveType?: string
}

/** The server marks the page when a request asks to save data; the browser also reports slow connections. */
export function isDataSaverOn(): boolean {
  const { connection } = navigator as Navigator & { connection?: Connection }
  return (
    document.documentElement.dataset.saver !== undefined ||
    connection?.saveData === true ||
    connection?.effectiveType?.endsWith('2g') === true
  )
}

export function markDataSaver(): void {
  if (isDataSaverOn()) document.documentElement.dataset.saver = ''
}
