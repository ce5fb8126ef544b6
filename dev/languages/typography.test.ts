import { expect, test } from 'vitest'
import { sentencesOf } from './sentences.ts'

/** The narrow space is not among the letters of a text message. */
const TEXT_MESSAGES = /\.short$|statementText$|archiveTexts\.\d+$/

test('in French, no line begins with a sign that belongs to the word before it', async () => {
  const sentences = [...(await sentencesOf('fr'))].filter(([place]) => !TEXT_MESSAGES.test(place))
  expect(sentences.filter(([, text]) => / [:;!?%»]|« /.test(text))).toEqual([])
})
