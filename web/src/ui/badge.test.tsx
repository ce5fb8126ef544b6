import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { mount } from '../testing/mount.tsx'
import { VerifiedBadge } from './badge.tsx'

const canvas = document.createElement('canvas').getContext('2d', { willReadFrequently: true })

/** Returns red, green and blue, from 0 to 255. */
function rgb(color: string): [number, number, number] {
  if (!canvas) throw new Error('no canvas')
  canvas.fillStyle = color
  canvas.fillRect(0, 0, 1, 1)
  const [red = 0, green = 0, blue = 0] = canvas.getImageData(0, 0, 1, 1).data
  return [red, green, blue]
}

function luminance(color: string): number {
  const linear = rgb(color).map((part) => {
    const share = part / 255
    return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4
  })
  const [red = 0, green = 0, blue = 0] = linear
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue
}

/** The contrast ratio of two colours, as defined by WCAG. */
function contrast(a: string, b: string): number {
  const [dark = 0, light = 0] = [luminance(a), luminance(b)].sort((one, other) => one - other)
  return (light + 0.05) / (dark + 0.05)
}

test.each(['light', 'dark'])(
  'the verified badge is blue and legible on every background, in the %s theme',
  async (theme) => {
    mount(
      <div data-theme={theme}>
        <VerifiedBadge />
        <VerifiedBadge withText />
        {['paper', 'card', 'sand'].map((ground) => (
          <i key={ground} data-testid="ground" style={{ backgroundColor: `var(--${ground})` }} />
        ))}
      </div>,
    )
    const chip = getComputedStyle(page.getByText('Verified', { exact: true }).element())
    expect(contrast(chip.color, chip.backgroundColor)).toBeGreaterThanOrEqual(4.5)
    const icon = getComputedStyle(page.getByRole('img', { name: 'Verified' }).element()).color
    const [red, green, blue] = rgb(icon)
    expect(blue).toBeGreaterThan(Math.max(red, green) + 40)
    expect(chip.color).toBe(icon)
    for (const ground of page.getByTestId('ground').elements())
      expect(contrast(icon, getComputedStyle(ground).backgroundColor)).toBeGreaterThanOrEqual(3)
  },
)
