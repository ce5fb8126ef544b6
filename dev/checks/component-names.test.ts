import { globSync, readFileSync } from 'node:fs'
import { basename } from 'node:path'
import { expect, test } from 'vitest'

/** Screen files are named after their path. */
const OTHERS = /^web\/src\/(routes|testing)\/|\.test(-\w+)?\.tsx$/
const files = globSync('web/src/**/*.tsx').filter((file) => !OTHERS.test(file))

const COMPONENT = /^export (?:const|function) ([A-Z]\w*[a-z]\w*)/gm
const kebab = (name: string) => name.replace(/(?<=[a-z0-9])(?=[A-Z])/g, '-').toLowerCase()

/** Reports a file whose only exported component has another name. */
const misnamed = (file: string, text: string): string[] => {
  const names = [...text.matchAll(COMPONENT)].map(([, name = '']) => name)
  return names.length === 1 && names.every((name) => kebab(name) !== basename(file, '.tsx'))
    ? [`${file} exports ${names.join('')}`]
    : []
}

test('a file with one component has the component’s name', () => {
  expect(files.length).toBeGreaterThan(300)
  expect(files.flatMap((file) => misnamed(file, readFileSync(file, 'utf8')))).toEqual([])
})

test('a file named after another component is detected', () => {
  const text = `export const useQueue = () => 1\nexport function QueueScreen() {}`
  expect(misnamed('web/src/queue.tsx', text)).toEqual(['web/src/queue.tsx exports QueueScreen'])
  expect(misnamed('web/src/queue-screen.tsx', text)).toEqual([])
})
