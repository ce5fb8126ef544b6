import type { Scene } from './scenes-outdoors.ts'
import { circle, ellipse, path, rect, stroke, times } from './shapes.ts'

const CREAM = '#fff6ea'
const WOOD = '#b98558'
const DARK_WOOD = '#8a6242'
const LEAF = '#7f9a5b'
const DEEP = '#5d7d4c'
const TEAL = '#2f7d75'
const GOLD = '#f0b13c'
const ORANGE = '#d9662f'
const WINE = '#9c4050'
const BLUE = '#5d7ba8'
const STEEL = '#cdd5d6'
const INK = '#3a2c24'

const room = (wall: string, floor: string) => rect(0, 0, 1000, 1250, wall) + rect(0, 930, 1000, 320, floor)
const table = (colour: string, y = 1090) =>
  rect(-20, y, 1040, 200, colour) + rect(-20, y, 1040, 22, '#00000014')
const plant = (x: number, y: number, size = 1) =>
  `<g transform="translate(${x} ${y}) scale(${size})">${times(5, (i) => `<g transform="rotate(${-56 + i * 28})">${path('M0 0C-46 -80 -40 -200 0 -280C40 -200 46 -80 0 0Z', i % 2 ? LEAF : DEEP)}</g>`)}${path('M-70 -10L70 -10L50 120L-50 120Z', ORANGE)}</g>`
const BOOK_COLOURS = [ORANGE, TEAL, GOLD, WINE, BLUE, CREAM, LEAF]
const books = (x: number, y: number, count: number) =>
  times(count, (i) => {
    const height = 110 + ((i * 37) % 50)
    return rect(x + i * 40, y - height, 32, height, BOOK_COLOURS[(i * 3 + x) % 7] ?? GOLD, 4)
  })
const shelf = (y: number, x: number, width: number) => rect(x, y, width, 18, DARK_WOOD)
const frame = (x: number, y: number, width: number, height: number, inside: string) =>
  rect(x, y, width, height, DARK_WOOD, 6) + rect(x + 16, y + 16, width - 32, height - 32, inside, 4)
const lamp = (x: number) =>
  stroke(`M${x} 0L${x} 190`, INK, 6) + path(`M${x - 90} 280L${x - 46} 190L${x + 46} 190L${x + 90} 280Z`, GOLD)
const laptop = (x: number, y: number) =>
  rect(x, y - 190, 300, 190, INK, 14) +
  rect(x + 14, y - 176, 272, 160, STEEL, 6) +
  rect(x - 30, y, 360, 20, '#8c969a', 8)
const mug = (x: number, y: number, colour: string) =>
  rect(x, y - 90, 84, 92, colour, 12) +
  stroke(`M${x + 84} ${y - 66}Q${x + 124} ${y - 60} ${x + 84} ${y - 22}`, colour, 13)
const guitar = (x: number, y: number) =>
  `<g transform="translate(${x} ${y}) rotate(14)">${rect(-14, -520, 28, 330, DARK_WOOD)}${rect(-26, -570, 52, 70, INK, 10)}${ellipse(0, -110, 84, 92, ORANGE)}${ellipse(0, 20, 112, 118, ORANGE)}${circle(0, -40, 40, INK)}${rect(-34, 48, 68, 14, INK, 4)}${stroke('M-6 -510L-6 54M6 -510L6 54', CREAM, 3)}</g>`
const djembe = (x: number, y: number) =>
  path(
    `M${x - 110} ${y - 330}C${x - 110} ${y - 200} ${x - 50} ${y - 160} ${x - 46} ${y - 110}L${x - 80} ${y}L${x + 80} ${y}L${x + 46} ${y - 110}C${x + 50} ${y - 160} ${x + 110} ${y - 200} ${x + 110} ${y - 330}Z`,
    DARK_WOOD,
  ) +
  ellipse(x, y - 330, 112, 34, CREAM) +
  stroke(
    `M${x - 104} ${y - 300}L${x - 70} ${y - 200}L${x - 30} ${y - 290}L${x} ${y - 200}L${x + 34} ${y - 290}L${x + 70} ${y - 200}L${x + 104} ${y - 300}`,
    GOLD,
    8,
  )

export const INDOORS = {
  kitchen: {
    behind:
      room('#f6e6cf', '#d9b48f') +
      times(30, (i) =>
        rect(
          (i % 10) * 102,
          420 + Math.floor(i / 10) * 102,
          94,
          94,
          (i + Math.floor(i / 10)) % 2 ? '#eed7b8' : '#e7f0ea',
          6,
        ),
      ) +
      shelf(300, 60, 360) +
      mug(100, 300, TEAL) +
      mug(230, 300, WINE) +
      ellipse(350, 270, 50, 32, GOLD) +
      rect(620, 110, 320, 260, '#e0c49e', 10) +
      rect(636, 126, 138, 228, '#ebd5b5', 6) +
      rect(786, 126, 138, 228, '#ebd5b5', 6),
    front:
      table(WOOD) +
      ellipse(190, 1090, 130, 20, CREAM) +
      path('M70 1040L310 1040C300 1110 240 1130 190 1130C140 1130 80 1110 70 1040Z', TEAL) +
      times(4, (i) => circle(110 + i * 54, 1026, 34, i % 2 ? '#c8452f' : LEAF)) +
      rect(740, 960, 200, 150, STEEL, 18) +
      rect(720, 950, 240, 22, '#aab4b6', 10) +
      circle(840, 940, 16, INK) +
      stroke('M800 900Q790 870 806 840M860 900Q850 866 866 836', '#ffffffaa', 10),
  },
  library: {
    behind:
      room('#efdcc4', '#b98558') +
      times(
        4,
        (row) =>
          shelf(250 + row * 200, 0, 1000) +
          books(20, 250 + row * 200, 9) +
          books(470 + (row % 2) * 60, 250 + row * 200, 12 - row),
      ),
    front:
      table(DARK_WOOD, 1110) +
      rect(70, 1080, 230, 34, WINE, 6) +
      rect(90, 1046, 200, 34, GOLD, 6) +
      rect(80, 1012, 190, 34, TEAL, 6) +
      mug(820, 1112, CREAM),
  },
  desk: {
    behind:
      room('#e6ece6', '#cda77c') +
      rect(90, 130, 330, 400, '#cfe1e8', 12) +
      stroke('M255 130L255 530M90 330L420 330', CREAM, 16) +
      frame(600, 150, 180, 230, GOLD) +
      frame(810, 210, 140, 170, WINE) +
      plant(880, 830, 1.1) +
      shelf(540, 560, 400) +
      books(580, 540, 8),
    front: table(WOOD, 1100) + laptop(90, 1100) + mug(780, 1102, ORANGE) + rect(600, 1078, 140, 24, CREAM, 4),
  },
  livingRoom: {
    behind:
      room('#f3dfcb', '#c99d74') +
      frame(110, 120, 230, 290, '#e9c38d') +
      frame(380, 170, 180, 220, '#8fb0a6') +
      lamp(820) +
      rect(60, 620, 880, 380, TEAL, 60) +
      rect(120, 560, 370, 260, '#3c8d84', 50) +
      rect(510, 560, 370, 260, '#3c8d84', 50) +
      rect(160, 700, 150, 130, GOLD, 26) +
      plant(940, 880, 1),
  },
  sewing: {
    behind:
      room('#f5e3d6', '#cda77c') +
      times(6, (i) =>
        rect(60 + i * 84, 170, 66, 300, [ORANGE, TEAL, GOLD, WINE, BLUE, LEAF][i] ?? GOLD, 10),
      ) +
      shelf(470, 40, 540) +
      path(
        'M730 380C690 420 690 500 726 560L706 760L894 760L874 560C910 500 910 420 870 380Q800 420 730 380Z',
        '#e6c9a5',
      ) +
      rect(790, 330, 20, 60, DARK_WOOD) +
      stroke('M800 760L800 930M740 930L860 930', DARK_WOOD, 16),
    front:
      table(WOOD, 1110) +
      path(
        'M80 1110L80 1060L330 1060L330 980L150 980C120 980 110 960 110 930L110 910L150 910L150 900L360 900C396 900 400 920 400 950L400 1110Z',
        INK,
      ) +
      circle(400, 950, 44, STEEL) +
      rect(120, 900, 16, 170, STEEL) +
      path('M430 1090C540 1060 640 1120 760 1080L800 1112L430 1112Z', ORANGE) +
      circle(880, 1090, 24, WINE) +
      circle(930, 1092, 22, GOLD),
  },
  music: {
    behind:
      room('#efdccb', '#a87b5a') +
      circle(500, 430, 330, '#e6c6a6') +
      times(
        3,
        (i) =>
          stroke(`M${700 + i * 90} ${300 - i * 40}l0 -110l56 -14l0 110`, WINE, 10) +
          ellipse(684 + i * 90, 302 - i * 40, 22, 16, WINE) +
          ellipse(740 + i * 90, 288 - i * 40, 22, 16, WINE),
      ) +
      rect(60, 600, 190, 340, INK, 14) +
      circle(155, 690, 54, STEEL) +
      circle(155, 840, 72, STEEL) +
      circle(155, 840, 30, INK),
    front: guitar(900, 1130) + djembe(110, 1240),
  },
  workshop: {
    behind:
      room('#e9ddcc', '#b8a58e') +
      rect(80, 130, 840, 400, '#d6b68d', 10) +
      stroke('M180 220L180 420M160 200L200 200', STEEL, 22) +
      rect(280, 200, 90, 50, INK, 6) +
      rect(316, 250, 20, 190, WOOD) +
      stroke('M460 210L460 330', STEEL, 18) +
      rect(444, 330, 32, 110, ORANGE, 8) +
      path('M560 220L740 220L740 260L600 420L560 420Z', STEEL) +
      rect(560, 390, 60, 70, DARK_WOOD, 8) +
      circle(840, 300, 66, WINE) +
      circle(840, 300, 30, '#d6b68d') +
      rect(80, 700, 840, 40, WOOD),
    front:
      table(DARK_WOOD, 1110) +
      rect(80, 1060, 300, 50, WOOD) +
      rect(120, 1010, 300, 50, '#c99a6b') +
      rect(700, 1030, 210, 80, ORANGE, 10) +
      stroke('M760 1030Q805 980 850 1030', INK, 14),
  },
  studio: {
    behind:
      room('#f0e8dc', '#c7a684') +
      frame(80, 150, 200, 250, '#8fb0a6') +
      frame(120, 470, 150, 180, GOLD) +
      stroke('M660 960L790 330L920 960M790 330L790 900', DARK_WOOD, 18) +
      rect(630, 380, 320, 380, CREAM, 4) +
      circle(790, 520, 80, ORANGE) +
      path('M640 750L740 610L830 700L900 640L940 750Z', TEAL),
    front:
      rect(70, 1120, 90, 130, TEAL, 12) +
      stroke('M90 1120L70 990M116 1120L120 970M140 1120L170 1000', WOOD, 12) +
      circle(70, 984, 16, WINE) +
      circle(120, 964, 16, GOLD) +
      circle(170, 996, 16, BLUE),
  },
  classroom: {
    behind:
      room('#f3e7d3', '#cfae88') +
      rect(90, 150, 820, 440, DARK_WOOD, 8) +
      rect(112, 172, 776, 396, '#3f6b58') +
      stroke('M170 260L330 260M170 330L290 330M170 400L350 400', '#e9f0e2', 10) +
      stroke('M600 300L700 460L500 460Z', '#e9f0e2', 9) +
      circle(780, 320, 60, '#3f6b58') +
      stroke('M780 260A60 60 0 1 1 779 260', '#f6df9e', 9) +
      rect(90, 590, 820, 22, WOOD),
    front:
      table(WOOD, 1120) +
      rect(90, 1086, 200, 34, BLUE, 5) +
      rect(100, 1054, 180, 32, WINE, 5) +
      circle(860, 1084, 38, '#c8452f') +
      stroke('M860 1046Q868 1026 884 1022', DEEP, 9),
  },
  clinic: {
    behind:
      room('#e4efec', '#c9d8d2') +
      rect(40, 90, 240, 860, '#f7fbf9') +
      times(4, (i) => rect(64 + i * 56, 90, 22, 860, '#d3e5df')) +
      rect(600, 160, 320, 240, '#ffffff', 14) +
      stroke('M640 300L710 300L740 230L790 360L820 300L890 300', TEAL, 13) +
      rect(640, 520, 280, 300, '#ffffff', 14) +
      rect(758, 560, 44, 160, TEAL) +
      rect(700, 618, 160, 44, TEAL),
  },
  courtyard: {
    behind:
      rect(0, 0, 1000, 1250, '#ecc9a0') +
      times(3, (i) =>
        path(
          `M${40 + i * 330} 940L${40 + i * 330} 480C${40 + i * 330} 260 ${300 + i * 330} 260 ${300 + i * 330} 480L${300 + i * 330} 940Z`,
          i === 1 ? '#f9e3bf' : '#c98f63',
        ),
      ) +
      times(3, (i) => path(`M${150 + i * 350} 120l40 0l20 60l-40 60l-40 -60Z`, GOLD)) +
      times(3, (i) => stroke(`M${170 + i * 350} 0L${170 + i * 350} 120`, INK, 5)) +
      rect(0, 940, 1000, 310, '#e2b889') +
      times(8, (i) => path(`M${i * 140 - 30} 1100l70 -50l70 50l-70 50Z`, '#cf9a69')),
    front: plant(70, 1140, 1) + plant(940, 1150, 0.9),
  },
  salon: {
    behind:
      room('#f6dcd3', '#caa08a') +
      rect(120, 130, 760, 560, DARK_WOOD, 40) +
      rect(150, 160, 700, 500, '#dfe9ea', 24) +
      times(7, (i) => circle(190 + i * 103, 130, 26, '#fbe3a8')) +
      shelf(760, 90, 820) +
      rect(150, 660, 60, 100, TEAL, 12) +
      rect(240, 690, 50, 70, WINE, 10) +
      rect(760, 640, 54, 120, ORANGE, 12) +
      rect(830, 700, 46, 60, GOLD, 10),
  },
  coffee: {
    behind:
      room('#f0dcc0', '#c69f78') +
      rect(560, 140, 330, 380, '#cfe1d6', 12) +
      stroke('M725 140L725 520M560 330L890 330', CREAM, 16) +
      frame(120, 160, 260, 200, WINE) +
      plant(120, 880, 1.2),
    front:
      ellipse(500, 1240, 620, 110, DEEP) +
      path(
        'M200 1190C140 1170 130 1070 190 1040C206 1000 206 960 196 920L244 920C236 960 238 1000 252 1040C310 1070 300 1170 240 1190Z',
        INK,
      ) +
      stroke('M262 1060Q330 1030 330 980', INK, 14) +
      stroke('M180 1050Q120 1060 132 1130', INK, 13) +
      times(3, (i) =>
        path(
          `M${640 + i * 100} 1110L${710 + i * 100} 1110C${706 + i * 100} 1160 ${644 + i * 100} 1160 ${640 + i * 100} 1110Z`,
          CREAM,
        ),
      ) +
      stroke('M196 890Q180 850 204 820M232 890Q216 846 244 810', '#ffffffaa', 10),
  },
  airport: {
    behind:
      rect(0, 0, 1000, 1250, '#dfeaf0') +
      rect(0, 0, 1000, 820, '#cfe3ec') +
      path(
        'M220 470L640 400C720 390 760 420 720 450L600 490L470 640L420 640L470 520L320 540L280 590L240 590L250 530Z',
        CREAM,
      ) +
      times(3, (i) => rect(i * 333 - 8, 0, 18, 830, '#ffffff')) +
      rect(0, 815, 1000, 30, '#b9c6cb') +
      rect(0, 845, 1000, 405, '#e7ddd0'),
    front:
      rect(70, 980, 220, 260, ORANGE, 24) +
      stroke('M130 980L130 900L230 900L230 980', INK, 16) +
      rect(70, 1080, 220, 22, '#b14f22') +
      circle(110, 1240, 20, INK) +
      circle(250, 1240, 20, INK),
  },
  gym: {
    behind:
      room('#e8e3da', '#b9a893') +
      rect(60, 140, 880, 420, '#d8e3e6', 10) +
      times(
        4,
        (i) =>
          rect(100 + i * 220, 620, 160, 22, INK, 8) +
          circle(110 + i * 220, 631, 50, '#6b5548') +
          circle(250 + i * 220, 631, 50, '#6b5548'),
      ) +
      rect(60, 690, 880, 20, STEEL),
    front:
      rect(60, 1160, 260, 24, STEEL, 10) +
      rect(50, 1110, 40, 124, INK, 10) +
      rect(290, 1110, 40, 124, INK, 10) +
      rect(830, 1010, 90, 230, TEAL, 26) +
      rect(850, 980, 50, 40, INK, 8),
  },
  games: {
    behind:
      room('#f1dfc8', '#b98558') +
      frame(100, 130, 260, 200, TEAL) +
      lamp(650) +
      frame(700, 330, 200, 250, ORANGE) +
      plant(110, 880, 1.1),
    front:
      table(DARK_WOOD, 1070) +
      `<g transform="translate(90 1100) skewX(-16)">${times(32, (i) => rect((i % 8) * 50, Math.floor(i / 8) * 36, 50, 36, (i + Math.floor(i / 8)) % 2 ? CREAM : '#8f4a2b'))}</g>` +
      times(4, (i) => circle(120 + i * 96, 1112 + (i % 2) * 36, 20, i % 2 ? CREAM : INK)) +
      mug(800, 1150, TEAL),
  },
} satisfies Record<string, Scene>
