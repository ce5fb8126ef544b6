import { Sentence } from './sentence.tsx'

/** Paragraphs and lists rendered by `Sentence`, so that translators see prose with no markup but links. */
export type Text = readonly (string | { list: readonly string[] })[]

export interface Section {
  title: string
  text: Text
}

export interface QuestionGroup {
  title: string
  entries: Record<string, { question: string; text: Text }>
}

export function Prose({ text }: { text: Text }) {
  return text.map((part) =>
    typeof part === 'string' ? (
      <p key={part}>
        <Sentence text={part} />
      </p>
    ) : (
      <ul key={part.list[0]}>
        {part.list.map((item) => (
          <li key={item}>
            <Sentence text={item} />
          </li>
        ))}
      </ul>
    ),
  )
}

export function ProseSection({ id, section }: { id?: string; section: Section }) {
  return (
    <>
      <h2 id={id}>{section.title}</h2>
      <Prose text={section.text} />
    </>
  )
}
