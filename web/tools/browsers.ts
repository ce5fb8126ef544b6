import browserslist from 'browserslist'
import type { UserConfig } from 'vite'
import { flattenLayers } from './flatten-layers.ts'
import { styleFallbacks } from './style-fallbacks.ts'

const BUILD_NAMES: Readonly<Record<string, string>> = {
  chrome: 'chrome',
  safari: 'safari',
  ios_saf: 'ios',
  firefox: 'firefox',
}

/** The oldest versions that `browserslist` in package.json allows: `{ chrome: '92', … }`. */
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

export const forOldestBrowsers: UserConfig = {
  css: { postcss: { plugins: [flattenLayers(), styleFallbacks()] } },
  build: {
    target,
    // Neither our classes nor the libraries' have a setter that a field would call, and the helper would enlarge every
    // page.
    rolldownOptions: { transform: { assumptions: { setPublicClassFields: true } } },
  },
}
