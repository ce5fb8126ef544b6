import browserslist from 'browserslist'
import type { UserConfig } from 'vite'
import { flattenLayers } from './flatten-layers.ts'
import { styleFallbacks } from './style-fallbacks.ts'

/** As the build names them. */
const BUILD_NAMES: Readonly<Record<string, string>> = {
  chrome: 'chrome',
  safari: 'safari',
  ios_saf: 'ios',
  firefox: 'firefox',
}

/** The oldest version of each browser that `browserslist` in the project's package.json allows: `{ chrome: '92', … }`. */
export function oldestBrowsers(): Readonly<Record<string, string>> {
  const oldest: Record<string, string> = {}
  for (const entry of browserslist(undefined, { path: import.meta.dirname })) {
    const [name = '', version = ''] = entry.split(' ')
    const [first = version] = version.split('-') // 15.2-15.3
    if (!(name in oldest) || Number.parseFloat(first) < Number.parseFloat(oldest[name] ?? ''))
      oldest[name] = first
  }
  return oldest
}

const target = Object.entries(oldestBrowsers()).map(([name, version]) => {
  const known = BUILD_NAMES[name]
  if (!known) throw new Error(`The build does not know the browser ${name}.`)
  return `${known}${version}`
})

/** What every build of the web app shares: scripts and styles are lowered for the oldest browsers. */
export const forOldestBrowsers: UserConfig = {
  css: { postcss: { plugins: [flattenLayers(), styleFallbacks()] } },
  build: {
    target,
    // No class of ours or of a library has a setter that a field would call, and a helper in every page weighs more.
    rolldownOptions: { transform: { assumptions: { setPublicClassFields: true } } },
  },
}
