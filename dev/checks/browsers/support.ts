import bcd from '@mdn/browser-compat-data' with { type: 'json' }
import { oldestBrowsers } from '../../../web/tools/browsers.ts'

const NAMES: Readonly<Record<string, readonly string[]>> = {
  chrome: ['chrome', 'chrome_android', 'webview_android'],
  safari: ['safari'],
  ios_saf: ['safari_ios'],
  firefox: ['firefox'],
}

export interface Fault {
  name: string
  missing: string[]
}

interface Support {
  version_added?: string | boolean | null
  version_removed?: string | boolean | null
  alternative_name?: string
  flags?: unknown
}

export interface Feature {
  __compat?: { support: Record<string, Support | Support[]> }
  [name: string]: unknown
}

export const data = bcd as unknown as Record<'api' | 'css' | 'javascript', Record<string, Feature>>

const FLOOR = Object.entries(oldestBrowsers()).flatMap(([browser, version]) =>
  (NAMES[browser] ?? []).map((name) => [name, version] as const),
)

/**
 * Returns the oldest supported browsers that lack a feature, such as `['safari_ios 15']`; empty for unknown features.
 * Omits features that even the newest version lacks, because the tests fail on those.
 */
export const lacking = (feature: Feature | undefined): string[] =>
  absentFrom(feature)
    .filter(([name]) => knows(entriesOf(feature, name), NEWEST))
    .map(([name, version]) => `${name} ${version}`)

export const absentFrom = (feature: Feature | undefined) =>
  feature?.__compat ? FLOOR.filter(([name, version]) => !knows(entriesOf(feature, name), version)) : []

const entriesOf = (feature: Feature | undefined, browser: string): Support[] =>
  [feature?.__compat?.support[browser] ?? []].flat()

const NEWEST = '100000'

const knows = (entries: Support[], version: string) =>
  entries.some(
    ({ version_added, version_removed, flags, alternative_name }) =>
      typeof version_added === 'string' &&
      !flags &&
      !alternative_name &&
      isUpTo(version_added, version) &&
      !(typeof version_removed === 'string' && isUpTo(version_removed, version)),
  )

function isUpTo(added: string, version: string): boolean {
  const [a = [], b = []] = [added.replace('≤', ''), version].map((one) => one.split('.').map(Number))
  const at = [0, 1].find((place) => (a[place] ?? 0) !== (b[place] ?? 0))
  return !Number.isNaN(a[0]) && (at === undefined || (a[at] ?? 0) < (b[at] ?? 0))
}
