import type { Language } from '@ndoa/contract/languages'
import { wordsIn } from '../words.ts'

export interface Device {
  browser: string | null
  system: string | null
}

type Names = ReadonlyArray<readonly [RegExp, string]>

/** Most user agents also name the browsers they derive from, so the most specific patterns come first. */
const BROWSERS: Names = [
  [/\bEdgA?\/|\bEdgiOS\//, 'Edge'],
  [/\bOPR\/|\bOPiOS\//, 'Opera'],
  [/\bOpera Mini\//, 'Opera Mini'],
  [/\bSamsungBrowser\//, 'Samsung Internet'],
  [/\bUCBrowser\//, 'UC Browser'],
  [/\bPHX\/|\bPhoenix\//, 'Phoenix'],
  [/\bFirefox\/|\bFxiOS\//, 'Firefox'],
  [/\bChrome\/|\bCriOS\/|\bChromium\//, 'Chrome'],
  [/\bSafari\//, 'Safari'],
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

export const deviceOf = (userAgent: string | null): Device => ({
  browser: nameIn(BROWSERS, userAgent),
  system: nameIn(SYSTEMS, userAgent),
})

export function describeDevice(language: Language, { browser, system }: Device): string {
  const { device, unknownDevice } = wordsIn(language)
  if (browser && system) return device(browser, system)
  return browser ?? system ?? unknownDevice
}

const SEPARATOR = ' on '

export const storedDevice = ({ browser, system }: Device): string | null =>
  [browser, system].filter(Boolean).join(SEPARATOR) || null

export function describeStoredDevice(language: Language, stored: string): string {
  const [first = null, system = null] = stored.split(SEPARATOR)
  return describeDevice(language, { browser: first, system })
}

const nameIn = (names: Names, userAgent: string | null) =>
  names.find(([pattern]) => pattern.test(userAgent ?? ''))?.[1] ?? null
