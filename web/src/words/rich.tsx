import { Fragment, type ReactElement, type ReactNode } from 'react'

type Mark = ReactElement | ((inner: string) => ReactNode)

/**
 * Renders a sentence with links or emphasis: `rich('Read our <a>FAQ</a>.', { a: (text) => <a …>{text}</a> })`. An
 * element replaces an empty mark: `We sent a code to <to></to>.` with `{ to: <strong>…</strong> }`. User input
 * therefore never becomes part of the sentence, and keeps its own direction. Marks do not nest, so each language can
 * place them as its grammar requires.
 */
export function rich(sentence: string, marks: Readonly<Record<string, Mark>>): ReactNode {
  const pieces = sentence.split(/<(\w+)>([^<]*)<\/\1>/)
  return pieces.map((piece, at) => {
    if (at % 3 === 2) return null
    const mark = marks[piece]
    const drawn = typeof mark === 'function' ? mark(pieces[at + 1] ?? '') : <bdi>{mark}</bdi>
    // oxlint-disable-next-line react/no-array-index-key -- the pieces of one sentence never move
    return <Fragment key={at}>{at % 3 === 0 ? piece : drawn}</Fragment>
  })
}
