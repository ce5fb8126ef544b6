import { join } from 'node:path'
import { root } from '../launcher/bootstrap.mjs'

/** Where the tests keep it: the oldest Chromium that members may have. */
export const OLD_CHROMIUM = join(root, '.cache/browsers/chromium-92')

/** Its launch options. It draws without a graphics card, and is too old for the sandboxes of today's systems. */
export const findOldChromium = () => ({
  executablePath: OLD_CHROMIUM,
  args: ['--no-sandbox', '--disable-dev-shm-usage', '--disable-gpu'],
})

/** It was built for these alone. */
export const canRunOldChromium = process.platform === 'linux' && process.arch === 'x64'
