import { expect, test } from 'vitest'
import { sentencesOf } from './sentences.ts'

/** Text messages cannot contain the narrow space. */
const TEXT_MESSAGES = /\.short$|statementText$|archiveTexts\.\d+$/

test('no French line begins with a sign that belongs to the previous word', async () => {
  const sentences = [...(await sentencesOf('fr'))].filter(([place]) => !TEXT_MESSAGES.test(place))
  expect(sentences.filter(([, text]) => / [:;!?%»]|« /.test(text))).toEqual([])
})
