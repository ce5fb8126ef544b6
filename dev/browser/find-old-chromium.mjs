import { join } from 'node:path'
import { root } from '../launcher/bootstrap.mjs'

export const OLD_CHROMIUM = join(root, '.cache/browsers/chromium-92')

/** Launch options without the graphics card, and without the sandbox, which fails on today's systems. */
export const findOldChromium = () => ({
  executablePath: OLD_CHROMIUM,
  args: ['--no-sandbox', '--disable-dev-shm-usage', '--disable-gpu'],
})

/** The build of the old Chromium exists only for this platform. */
export const canRunOldChromium = process.platform === 'linux' && process.arch === 'x64'
