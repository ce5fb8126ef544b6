import { INK } from './parts.ts'
import { circle, inked, line, path, stroke, times } from './shapes.ts'

/** Drawn on a head without hair: `behind` goes behind body and head, `front` on top of the head. */
export interface Headwear {
  behind?: string
  front: string
}

const scalp = (hair: string) =>
  path(
    'M306 330C286 160 350 62 470 62C590 62 640 140 644 236C600 214 560 196 520 178C470 190 400 196 372 214C360 250 352 290 340 306C330 296 312 300 306 330Z',
    hair,
  )

function strands(hair: string, width: number, count: number, length: number, beads?: string): Headwear {
  const strand = (side: -1 | 1) => (i: number) => {
    const place = i / (count - 1)
    const x = 470 + side * (96 + place * 128)
    const end = length - place * 70 - (i % 2) * 22
    const way = `M${470 + side * (20 + place * 110)} ${120 + place * 70}C${x + side * 10} 230 ${x + side * 26} ${end - 240} ${x} ${end}`
    return (
      stroke(way, INK, width + 10) +
      stroke(way, hair, width) +
      (beads ? circle(x, end - 10, width * 0.66, beads) : '')
    )
  }
  const partings = times(5, (i) =>
    stroke(
      `M${400 + i * 48} ${96 - i * 3}Q${380 + i * 44} 140 ${368 + i * 44} ${206 - i * 8}`,
      '#ffffff2a',
      5,
    ),
  )
  return { behind: times(count, strand(-1)) + times(count, strand(1)), front: scalp(hair) + partings }
}

function gele(cloth: string): Headwear {
  const fan = inked(
    'M318 262C250 230 176 160 190 62C196 20 240 6 262 22C250 -60 330 -128 410 -104C440 -170 560 -186 610 -110C690 -128 760 -50 742 30C770 80 750 170 640 232C560 190 420 196 318 262Z',
    cloth,
  )
  const folds =
    line('M262 22C300 60 330 130 340 216') +
    line('M410 -104C430 -20 420 90 400 200') +
    line('M610 -110C560 -20 500 90 470 196') +
    line('M742 30C690 60 610 130 560 200') +
    line('M190 62C230 120 280 180 330 232')
  const band = inked(
    'M306 286C316 236 420 176 520 178C580 180 630 204 648 240L644 280C600 238 440 214 322 318Z',
    cloth,
  )
  const tied = fan + folds + band + line('M330 290C430 210 560 206 640 256', 7)
  return { front: `<g transform="translate(478 230) scale(.9 .8) translate(-478 -230)">${tied}</g>` }
}

function kufi(cloth: string, trim: string): Headwear {
  const crown = inked(
    'M308 214C306 130 330 78 380 58C440 38 530 38 580 60C624 84 640 130 642 204C560 168 400 172 308 214Z',
    cloth,
  )
  const zigzag = times(
    11,
    (i) => `${i ? 'L' : 'M'}${326 + i * 30} ${(i % 2 ? 134 : 162) - Math.sin((i / 10) * Math.PI) * 22}`,
  )
  return { front: crown + stroke(zigzag, trim, 9) + stroke('M330 112Q470 62 622 108', trim, 7) }
}

function hula(cloth: string, trim: string): Headwear {
  const crown = inked(
    'M306 224C300 120 312 40 330 -6C400 -36 560 -36 616 -4C634 50 642 130 644 210C560 172 400 176 306 224Z',
    cloth,
  )
  const rows = times(5, (i) => {
    const [x, y] = [344 + i * 62, 66 - Math.sin(((i + 0.5) / 5) * Math.PI) * 16]
    return stroke(`M${x} ${y + 34}L${x + 26} ${y - 34}L${x + 52} ${y + 34}L${x + 26} ${y + 66}Z`, trim, 8)
  })
  return {
    front:
      crown + rows + stroke('M322 10Q470 -24 624 12', trim, 8) + stroke('M316 186Q470 134 640 176', trim, 8),
  }
}

function fila(cloth: string, trim: string): Headwear {
  const crown = inked(
    'M306 216C302 130 318 50 370 14C440 -30 520 -10 560 10C640 20 720 60 716 130C712 176 668 170 644 206C560 168 400 174 306 216Z',
    cloth,
  )
  const fold = line('M560 10C600 50 650 110 644 206')
  return {
    front:
      crown + fold + stroke('M316 184Q470 130 636 174', trim, 9) + stroke('M350 70Q440 10 540 40', trim, 6),
  }
}

function netela(border: string): Headwear {
  const head = inked(
    'M470 16C300 6 226 140 236 320C242 430 226 520 170 610C260 690 320 640 352 590C316 520 306 420 308 330C316 220 360 150 470 138C560 130 616 170 646 250C672 330 664 420 640 500C650 560 700 620 780 600C716 520 704 430 708 330C712 150 620 24 470 16Z',
    '#fffaf0',
  )
  const edge = stroke(
    'M340 580C308 500 298 420 300 330C308 214 360 142 470 130C560 124 620 162 652 246',
    border,
    13,
  )
  return {
    front:
      head +
      drawDrape('#fffaf0', border) +
      edge +
      line('M262 200C246 280 250 400 240 470', 7) +
      line('M690 260C696 330 690 420 700 480', 7),
  }
}

export function drawDrape(cloth: string, border?: string): string {
  const edge = 'M110 830C90 900 170 950 310 975C450 1000 620 985 720 935C790 895 790 830 768 780'
  return (
    inked(
      'M330 500C260 560 170 650 124 770C90 890 150 950 310 975C450 1000 620 985 720 935C800 890 800 800 756 710C716 630 660 560 600 510C560 590 380 590 330 500Z',
      cloth,
    ) +
    (border ? stroke(edge, border, 22) + line(edge, 8) : '') +
    line('M270 650C250 740 270 830 320 890', 8) +
    line('M668 650C692 740 684 810 640 880', 8)
  )
}

export type LongHair = 'locks' | 'braids'
export type Cap = 'gele' | 'kufi' | 'hula' | 'fila' | 'netela'

export const drawLongHair = (name: LongHair, hair: string, beads: string): Headwear =>
  name === 'locks' ? strands(hair, 26, 6, 720) : strands(hair, 14, 9, 850, beads)

export function drawCap(name: Cap, cloth: string, trim: string): Headwear {
  switch (name) {
    case 'gele':
      return gele(cloth)
    case 'kufi':
      return kufi(cloth, trim)
    case 'hula':
      return hula(cloth, trim)
    case 'fila':
      return fila(cloth, trim)
    case 'netela':
      return netela(trim)
    default:
      return name satisfies never
  }
}
