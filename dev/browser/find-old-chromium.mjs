import { join } from 'node:path'
import { root } from '../launcher/bootstrap.mjs'

/** The tests' copy of the oldest supported Chromium. */
export const OLD_CHROMIUM = join(root, '.cache/browsers/chromium-92')

/** Launch options without a graphics card, and without the sandbox, because it is too old for today's systems. */
export const findOldChromium = () => ({
  executablePath: OLD_CHROMIUM,
  args: ['--no-sandbox', '--disable-dev-shm-usage', '--disable-gpu'],
})

/** The only platform of this build. */
export const canRunOldChromium = process.platform === 'linux' && process.arch === 'x64'
