import { globSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { findPhysicalSides } from './find.ts'

/** Files that name sides of the screen, each with its reason. */
const ALLOWED: Readonly<Record<string, string>> = {
  'web/src/ui/forms/switch.tsx':
    'the knob moves by transform, which has no logical name: a counterpart for rtl is beside it',
  'web/src/features/dating/messaging/match-found-screen.tsx':
    'two photos come from the sides by transform: counterparts for rtl',
}

test('the web app’s styles follow the text direction', () => {
  const files = globSync('web/src/**/*.{ts,tsx,css}').filter((file) => !/\.test\.|\.gen\./.test(file))
  const found = files
    .filter((file) => !(file in ALLOWED))
    .flatMap((file) =>
      findPhysicalSides(file, readFileSync(file, 'utf8')).map(({ line, text }) => `${file}:${line} ${text}`),
    )
  expect(found).toEqual([])
})

test('every exception is still needed', () => {
  for (const file of Object.keys(ALLOWED))
    expect(findPhysicalSides(file, readFileSync(file, 'utf8')), file).not.toEqual([])
})

test.each([
  ['a margin', '<p className="flex ml-2" />', 1],
  ['under a condition', "cx('lg:-mr-4', 'focus:left-2')", 2],
  ['an arbitrary value', '"pl-[env(safe-area-inset-left)]"', 1],
  ['a corner and an edge', '"rounded-tl-lg border-l"', 2],
  ['alignment', '"sm:text-right"', 1],
  ['a movement', '"starting:-translate-x-16"', 1],
  ['a movement without a utility', '"checked:before:transform-[translateX(1rem)]"', 1],
  ['an icon that points', '<ChevronRight size={20} />', 1],
  ['an icon that is turned', '<ChevronRight size={20} className="pointing" />', 0],
  ['what follows the text', '"ms-2 pe-4 start-0 rounded-s-lg text-end inset-x-0 space-x-2 border-e"', 0],
  ['words', "const left = box.left + box.width; const words = { left: 'Turn left', right: 'Right away' }", 0],
  ['a comment', '// ml-2 was here', 0],
])('%s', (_what, source, count) => {
  expect(findPhysicalSides('a.tsx', source)).toHaveLength(count)
})

test.each([
  ['a side', 'a { margin-left: 1rem; left: 0; }', 2],
  ['an alignment', 'a { text-align: left; }', 1],
  ['a place in a corner', 'a { inset: auto 1rem 1rem auto; }', 1],
  ['a place in the middle', 'a { inset: 0 1rem auto 1rem; }', 0],
  ['every edge', 'a { inset: 0; inline-size: auto; block-size: auto; }', 0],
  ['what follows the text', 'a { margin-inline-start: 1rem; inset-inline: auto 1rem; }', 0],
])('%s in a style sheet', (_what, source, count) => {
  expect(findPhysicalSides('a.css', source)).toHaveLength(count)
})
