/** Browser and system of a device; null when unknown. */
export interface Device {
  browser: string | null
  system: string | null
}

type Names = ReadonlyArray<readonly [RegExp, string]>

/** Most user agents also name the browsers they derive from, so the order matters: the most specific names come first. */
const BROWSERS: Names = [
  [/\bEdgA?\/|\bEdgiOS\//, 'Edge'],
  [/\bOPR\/|\bOPiOS\//, 'Opera'],
  [/\bOpera Mini\//, 'Opera Mini'],
  [/\bSamsungBrowser\//, 'Samsung Internet'],
  [/\bUCBrowser\//, 'UC Browser'],
  [/\bPHX\/|\bPhoenix\//, 'Phoenix'],
  [/\bFirefox\/|\bFxiOS\//, 'Firefox'],
  [/\bChrome\/|\bCriOS\/|\bChromium\//, 'Chrome'],
  [/\bVersion\/[\d.]+.*Safari\//, 'Safari'],
]
const SYSTEMS: Names = [
  [/\bKAIOS\//, 'KaiOS'],
  [/\bAndroid\b/, 'Android'],
  [/\biPad\b/, 'iPadOS'],
  [/\biPhone\b|\biPod\b/, 'iOS'],
  [/\bCrOS\b/, 'ChromeOS'],
  [/\bWindows\b/, 'Windows'],
  [/\bMacintosh\b/, 'macOS'],
  [/\bLinux\b/, 'Linux'],
]

/** Reads the names of browser and system from a user agent, without versions, which nobody recognises a device by. */
export const deviceOf = (userAgent: string | null): Device => ({
  browser: nameIn(BROWSERS, userAgent),
  system: nameIn(SYSTEMS, userAgent),
})

/** "Chrome on Android", or the part that is known. */
export function deviceInWords({ browser, system }: Device): string {
  if (browser && system) return `${browser} on ${system}`
  return browser ?? system ?? 'an unknown device'
}

const nameIn = (names: Names, userAgent: string | null) =>
  names.find(([pattern]) => pattern.test(userAgent ?? ''))?.[1] ?? null
