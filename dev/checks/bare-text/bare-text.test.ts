import { globSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { bareTextIn } from './find.ts'

/** The staff console and the page of components stay in English. */
const ENGLISH =
  /^web\/src\/(staff|features\/.*\/console|testing|ui\/showcase|languages|public\/claims\.ts|routes\/dev\.)|\/words(\/[\w-]+)*\.tsx?$|\.gen\.ts$|\.test/
const files = globSync('web/src/**/*.{ts,tsx}').filter((file) => !ENGLISH.test(file))

test('all text shown to members comes from the words files', () => {
  const bare = files.flatMap((file) =>
    bareTextIn(file, readFileSync(file, 'utf8')).map(({ line, text }) => `${file}:${line} ${text}`),
  )
  expect(bare).toEqual([])
})

test.each([
  ['text between tags', '<p>hello</p>', 1],
  ['an attribute', '<Field label="Your name" />', 1],
  ['a string', 'const title = isOpen ? "Close" : words.open', 1],
  ['a template', 'const text = `Like ${name}`', 1],
  ['a toast', 'toast.error("Try again")', 1],
  ['classes', '<p className="flex gap-2" /> ; const box = "grid gap-4 text-sm"', 0],
  ['a value to compare with', 'if (key === "Enter") { switch (key) { case "Escape": close() } }', 0],
  ['a table of codes', 'const near = "GH NG|NG GH"; const zones = "Lagos:NG Accra:GH Europe/Paris:FR"', 0],
  ['values', 'const kind = "received"; fail("likes.matched"); cx("flex Grow")', 0],
  [
    'what a crawler reads',
    'const kind = { "@type": "Question" }; const text = `User-agent: *`; write(`<script src="${path}">`)',
    0,
  ],
  ['what a program reads', 'throw new Error("No root"); document.querySelector("main p")', 0],
])('%s', (_what, source, count) => {
  expect(bareTextIn('a.tsx', source)).toHaveLength(count)
})
