import { circle, ellipse, path, rect, stroke, times } from './shapes.ts'

export interface Scene {
  behind: string
  front?: string
}

const SKY = '#dbe9ee'
const DUSK = '#f8d9b8'
const GRASS = '#b9c58a'
const MEADOW = '#cfd8a6'
const EARTH = '#e0b98c'
const CLAY = '#d39b6b'
const STONE = '#efe2d0'
const CREAM = '#fff6ea'
const LEAF = '#7f9a5b'
const DEEP = '#5d7d4c'
const TEAL = '#0f6b63'
const GOLD = '#f0b13c'
const ORANGE = '#d9662f'
const WINE = '#9c4050'
const BARK = '#8a6242'

const ground = (y: number, colour: string) => rect(0, y, 1000, 1250 - y, colour)
const sky = (colour: string) => rect(0, 0, 1000, 1250, colour)
const bush = (x: number, y: number, size: number, colour: string) =>
  ellipse(x, y, 120 * size, 80 * size, colour) +
  ellipse(x - 80 * size, y + 20 * size, 80 * size, 60 * size, colour) +
  ellipse(x + 80 * size, y + 20 * size, 80 * size, 60 * size, colour)
const palm = (x: number, y: number, height: number) =>
  stroke(
    `M${x} ${y}C${x + 20} ${y - height / 2} ${x - 10} ${y - height * 0.8} ${x - 30} ${y - height}`,
    BARK,
    30,
  ) +
  times(
    6,
    (i) =>
      `<g transform="translate(${x - 30} ${y - height}) rotate(${-125 + i * 50})">${path('M0 0C-34 -60 -30 -150 0 -230C34 -150 26 -60 0 0Z', i % 2 ? LEAF : DEEP)}</g>`,
  )
const flower = (x: number, y: number, colour: string) =>
  stroke(`M${x} ${y}L${x} ${y + 90}`, DEEP, 8) +
  times(5, (i) => circle(x + Math.cos(i * 1.257) * 20, y + Math.sin(i * 1.257) * 20, 17, colour)) +
  circle(x, y, 12, GOLD)
const acacia = (x: number, y: number, size: number) =>
  stroke(
    `M${x} ${y}L${x + 6 * size} ${y - 190 * size}M${x} ${y - 90 * size}L${x + 80 * size} ${y - 200 * size}`,
    BARK,
    20 * size,
  ) +
  ellipse(x + 10 * size, y - 220 * size, 210 * size, 52 * size, LEAF) +
  ellipse(x + 40 * size, y - 260 * size, 140 * size, 44 * size, DEEP)
const house = (x: number, y: number, colour: string, roof: string) =>
  rect(x, y, 220, 220, colour) +
  path(`M${x - 30} ${y}L${x + 110} ${y - 110}L${x + 250} ${y}Z`, roof) +
  rect(x + 80, y + 90, 64, 130, roof)

export const OUTDOORS = {
  garden: {
    behind:
      sky('#f3ead2') +
      rect(0, 520, 1000, 380, STONE) +
      times(6, (i) => rect(i * 180 - 40, 540, 160, 6, '#e2cfb5')) +
      bush(120, 820, 1.7, LEAF) +
      bush(880, 840, 1.9, DEEP) +
      palm(860, 760, 520) +
      ground(900, MEADOW),
    front:
      flower(90, 1030, WINE) +
      flower(180, 1090, ORANGE) +
      flower(900, 1060, GOLD) +
      flower(820, 1110, WINE) +
      bush(40, 1210, 1.1, DEEP) +
      bush(960, 1220, 1.1, LEAF),
  },
  market: {
    behind:
      sky('#f7e3c4') +
      rect(0, 300, 1000, 600, '#eccfa4') +
      times(8, (i) =>
        path(
          `M${i * 125} 120L${i * 125 + 125} 120L${i * 125 + 125} 300C${i * 125 + 125} 360 ${i * 125} 360 ${i * 125} 300Z`,
          i % 2 ? CREAM : ORANGE,
        ),
      ) +
      rect(30, 330, 22, 600, BARK) +
      rect(948, 330, 22, 600, BARK) +
      times(4, (i) => rect(80, 480 + i * 110, 200, 80, [TEAL, GOLD, WINE, CLAY][i] ?? CLAY)) +
      ground(900, EARTH),
    front:
      rect(-20, 1090, 440, 180, BARK, 10) +
      rect(590, 1090, 440, 180, BARK, 10) +
      times(6, (i) => circle(40 + i * 66, 1080, 40, [ORANGE, '#c8452f', GOLD][i % 3] ?? ORANGE)) +
      times(6, (i) => circle(640 + i * 64, 1078, 38, i % 2 ? LEAF : GOLD)),
  },
  mosque: {
    behind:
      sky('#e9eef0') +
      circle(820, 190, 70, '#fbe3a8') +
      rect(60, 260, 90, 700, CREAM) +
      path('M40 260L105 130L170 260Z', TEAL) +
      rect(190, 480, 640, 480, CREAM) +
      path('M270 480C270 220 750 220 750 480Z', TEAL) +
      rect(503, 200, 14, 80, GOLD) +
      path('M400 960L400 720C400 600 620 600 620 720L620 960Z', '#2f8a80') +
      times(2, (i) =>
        path(
          `M${250 + i * 440} 900L${250 + i * 440} 720C${250 + i * 440} 660 ${340 + i * 440} 660 ${340 + i * 440} 720L${340 + i * 440} 900Z`,
          '#cfe3dd',
        ),
      ) +
      ground(950, STONE),
  },
  church: {
    behind:
      sky('#e6eef2') +
      path('M120 960L120 520L500 210L880 520L880 960Z', CREAM) +
      path('M80 540L500 190L920 540L920 490L500 130L80 490Z', WINE) +
      rect(490, 30, 20, 120, BARK) +
      rect(456, 62, 88, 20, BARK) +
      circle(500, 440, 76, '#cfdfe8') +
      stroke('M500 364L500 516M424 440L576 440', CREAM, 10) +
      path('M390 960L390 720C390 600 610 600 610 720L610 960Z', BARK) +
      times(2, (i) =>
        path(
          `M${200 + i * 500} 860L${200 + i * 500} 680C${200 + i * 500} 620 ${290 + i * 500} 620 ${290 + i * 500} 680L${290 + i * 500} 860Z`,
          '#cfdfe8',
        ),
      ) +
      ground(950, MEADOW),
    front: bush(30, 1200, 1.2, LEAF) + bush(970, 1200, 1.2, DEEP),
  },
  beach: {
    behind:
      sky('#fbe6cd') +
      circle(720, 330, 120, '#f7c471') +
      rect(0, 560, 1000, 300, '#8fc0bd') +
      stroke('M60 640Q110 620 160 640T260 640M620 720Q670 700 720 720T820 720', '#cfe6e1', 10) +
      path('M240 590L420 590L390 640L270 640Z', WINE) +
      path('M326 400L326 580L420 580Z', CREAM) +
      ground(840, '#f2d9ae') +
      palm(110, 1010, 640),
    front:
      ellipse(880, 1190, 90, 26, '#e6c693') +
      circle(150, 1170, 46, ORANGE) +
      path('M104 1170Q150 1140 196 1170', CREAM),
  },
  mountains: {
    behind:
      sky(DUSK) +
      circle(260, 300, 100, '#fff0d0') +
      path('M-40 860L240 420L420 660L640 320L1040 860Z', '#b7b39a') +
      path('M-40 960L160 700L360 860L620 620L1040 960Z', '#94a17c') +
      path('M640 320L560 446L610 430L650 470L700 420L728 440Z', CREAM) +
      ground(930, GRASS) +
      bush(900, 960, 0.9, DEEP),
  },
  busStop: {
    behind:
      sky('#e8edf0') +
      times(5, (i) => rect(i * 220 - 30, 240 + ((i * 97) % 160), 180, 700, i % 2 ? '#e5d3bd' : '#d9c3ab')) +
      rect(0, 860, 1000, 60, '#c9b79e') +
      rect(360, 470, 620, 380, GOLD, 40) +
      rect(400, 520, 150, 130, '#dbe9ee', 12) +
      rect(580, 520, 150, 130, '#dbe9ee', 12) +
      rect(760, 520, 170, 130, '#dbe9ee', 12) +
      rect(360, 700, 620, 28, WINE) +
      circle(490, 850, 66, '#3a2c24') +
      circle(850, 850, 66, '#3a2c24') +
      circle(490, 850, 26, STONE) +
      circle(850, 850, 26, STONE) +
      rect(70, 330, 18, 620, BARK) +
      rect(20, 250, 120, 120, TEAL, 14) +
      stroke('M48 310L112 310M80 280L80 340', CREAM, 14) +
      ground(910, '#d8cbb9'),
  },
  pitch: {
    behind:
      sky(SKY) +
      rect(0, 480, 1000, 120, '#c7b49a') +
      times(30, (i) =>
        circle(20 + i * 34, 500 + (i % 3) * 34, 15, [WINE, TEAL, GOLD, CREAM][i % 4] ?? CREAM),
      ) +
      ground(600, GRASS) +
      times(3, (i) => rect(0, 700 + i * 220, 1000, 100, '#aebb7d')) +
      stroke('M230 860L230 480L820 480L820 860', CREAM, 18) +
      times(9, (i) => stroke(`M${270 + i * 62} 490L${270 + i * 62} 850`, '#f4ecdf', 3)) +
      times(5, (i) => stroke(`M240 ${550 + i * 65}L810 ${550 + i * 65}`, '#f4ecdf', 3)),
    front:
      circle(190, 1140, 80, CREAM) +
      path('M190 1102L226 1128L212 1170L168 1170L154 1128Z', '#2a1810') +
      stroke(
        'M190 1102L190 1062M226 1128L264 1114M212 1170L234 1206M168 1170L146 1206M154 1128L116 1114',
        '#2a1810',
        7,
      ),
  },
  savanna: {
    behind:
      sky(DUSK) +
      circle(640, 470, 170, '#f6b35c') +
      path('M0 720C260 640 560 700 1000 640L1000 1250L0 1250Z', '#dcb26f') +
      acacia(190, 860, 1.3) +
      acacia(860, 780, 0.8) +
      ground(920, '#e6c27f'),
    front: times(9, (i) =>
      stroke(`M${30 + i * 118} 1250Q${20 + i * 118} 1190 ${46 + i * 118} 1150`, '#b98f45', 9),
    ),
  },
  farm: {
    behind:
      sky('#eaf0e2') +
      circle(830, 210, 80, '#fbd987') +
      path('M0 640C300 560 700 600 1000 560L1000 1250L0 1250Z', MEADOW) +
      house(90, 440, CREAM, ORANGE) +
      times(6, (i) =>
        stroke(
          `M${-200 + i * 280} 1250C${120 + i * 160} 960 ${320 + i * 80} 780 ${440 + i * 30} 640`,
          '#a6b36f',
          26,
        ),
      ),
    front: times(5, (i) =>
      stroke(
        `M${60 + i * 220} 1250C${60 + i * 220} 1130 ${70 + i * 220} 1060 ${60 + i * 220} 1010M${62 + i * 220} 1130Q${10 + i * 220} 1080 ${0 + i * 220} 1110M${62 + i * 220} 1090Q${110 + i * 220} 1050 ${126 + i * 220} 1084`,
        DEEP,
        15,
      ),
    ),
  },
  lake: {
    behind:
      sky('#e7eff0') +
      path('M0 560C240 430 420 520 620 440C800 400 900 470 1000 440L1000 760L0 760Z', '#a9b88c') +
      rect(0, 700, 1000, 250, '#9cc6c6') +
      stroke('M100 800Q150 784 200 800T300 800M640 860Q700 844 760 860T880 860', '#d5eae7', 9) +
      path('M560 770C660 820 820 820 930 760L900 830C820 850 660 850 590 830Z', WINE) +
      ground(930, EARTH),
    front: times(7, (i) =>
      stroke(`M${20 + i * 30} 1250Q${10 + i * 26} 1090 ${40 + i * 34} ${960 + (i % 3) * 40}`, DEEP, 10),
    ),
  },
  skyline: {
    behind:
      sky('#f5d6bd') +
      circle(250, 360, 110, '#f9e6c0') +
      times(9, (i) => rect(i * 118 - 20, 330 + ((i * 211) % 300), 104, 700, i % 2 ? '#b98f86' : '#a67a76')) +
      times(36, (i) => rect(10 + (i % 9) * 118, 700 + Math.floor(i / 9) * 56, 22, 28, '#f7dfa5')) +
      path('M440 330L490 180L540 330Z', '#a67a76') +
      ground(930, '#8d6660') +
      rect(0, 915, 1000, 22, '#e8cdb2'),
  },
  winter: {
    behind:
      sky('#dfe7ee') +
      times(4, (i) =>
        path(
          `M${40 + i * 270} 860L${140 + i * 270} 470L${240 + i * 270} 860Z`,
          i % 2 ? '#8fa79c' : '#7b9589',
        ),
      ) +
      times(4, (i) =>
        path(
          `M${108 + i * 270} 590L${140 + i * 270} 470L${172 + i * 270} 590L${150 + i * 270} 570L${134 + i * 270} 592Z`,
          '#ffffff',
        ),
      ) +
      ground(840, '#f7f9fb') +
      times(26, (i) => circle((i * 197) % 1000, (i * 113) % 800, 9, '#ffffff')),
    front: times(8, (i) => circle((i * 331 + 60) % 1000, 860 + ((i * 97) % 360), 10, '#ffffff')),
  },
  party: {
    behind:
      sky('#f4e0cf') +
      stroke('M-20 120Q250 260 500 130T1020 120', BARK, 6) +
      times(9, (i) =>
        path(
          `M${40 + i * 112} ${150 + Math.sin(i * 1.4) * 34}l60 0l-30 76Z`,
          [ORANGE, TEAL, GOLD, WINE][i % 4] ?? GOLD,
        ),
      ) +
      times(3, (i) => stroke(`M${120 + i * 50} 560Q${150 + i * 20} 720 130 900`, BARK, 4)) +
      ellipse(110, 500, 60, 76, WINE) +
      ellipse(200, 440, 60, 76, GOLD) +
      ellipse(250, 540, 56, 72, TEAL) +
      ellipse(860, 480, 60, 76, ORANGE) +
      stroke('M860 556Q850 720 870 900', BARK, 4) +
      ground(900, '#d9b48f'),
  },
} satisfies Record<string, Scene>
