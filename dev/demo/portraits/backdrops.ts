import { circle, ellipse, path, rect, stroke, times } from './shapes.ts'

type Backdrop = (tint: string) => string

const leaf = (x: number, y: number, turn: number, tint: string, size = 1) =>
  `<g transform="translate(${x} ${y}) rotate(${turn}) scale(${size})">${path('M0 0C-60 -90 -50 -220 0 -300C50 -220 60 -90 0 0Z', tint)}</g>`

export const BACKDROPS: Record<string, Backdrop> = {
  plain: () => '',
  sun: (tint) => circle(500, 560, 430, tint),
  arch: (tint) => path('M150 1250L150 560C150 130 850 130 850 560L850 1250Z', tint),
  hills: (tint) => path('M0 700C200 560 360 640 520 720C700 560 860 560 1000 680L1000 1250L0 1250Z', tint),
  window: (tint) => rect(560, 90, 360, 520, tint, 24) + rect(60, 90, 360, 520, tint, 24),
  leaves: (tint) =>
    leaf(90, 640, -18, tint) +
    leaf(160, 420, 24, tint, 0.8) +
    leaf(910, 620, 16, tint) +
    leaf(850, 380, -26, tint, 0.8) +
    leaf(60, 980, 10, tint) +
    leaf(950, 960, -8, tint),
  diamonds: (tint) =>
    times(12, (i) =>
      path(`M${125 + (i % 4) * 250} ${60 + Math.floor(i / 4) * 330}l90 130l-90 130l-90 -130Z`, tint),
    ),
  stripes: (tint) => times(5, (i) => rect(40 + i * 210, 0, 90, 1250, tint)),
  rooftops: (tint) =>
    times(8, (i) => rect(i * 128, 420 + ((i * 173) % 260), 112, 900, tint)) +
    path('M520 440L575 330L630 440Z', tint),
  branch: (tint) =>
    stroke('M-20 180C240 120 420 140 640 60', tint, 18) +
    times(9, (i) => leaf(30 + i * 72, 172 - i * 12, i % 2 ? 200 : -20, tint, 0.45)),
  circles: (tint) => times(9, (i) => circle(120 + (i % 3) * 380, 130 + Math.floor(i / 3) * 430, 130, tint)),
  curtain: (tint) =>
    path('M0 0L330 0C300 400 180 700 0 820Z', tint) + path('M1000 0L670 0C700 400 820 700 1000 820Z', tint),
  clouds: (tint) =>
    ellipse(190, 240, 170, 60, tint) +
    ellipse(290, 200, 120, 70, tint) +
    ellipse(820, 420, 180, 62, tint) +
    ellipse(730, 380, 110, 70, tint),
  rays: (tint) => times(8, (i) => path(`M500 620L${-300 + i * 230} -200L${-190 + i * 230} -200Z`, tint)),
  half: (tint) => rect(0, 620, 1000, 630, tint),
  wall: (tint) =>
    times(28, (i) =>
      rect((i % 4) * 260 - (Math.floor(i / 4) % 2) * 130, Math.floor(i / 4) * 180 + 14, 236, 150, tint, 12),
    ),
  frames: (tint) =>
    rect(70, 90, 240, 300, tint, 8) +
    rect(720, 60, 200, 200, tint, 8) +
    rect(760, 320, 180, 250, tint, 8) +
    circle(140, 560, 90, tint),
  palm: (tint) =>
    stroke('M860 1250C880 900 850 600 800 330', tint, 44) +
    times(6, (i) => leaf(800, 330, -120 + i * 48, tint, 1.05)),
}
