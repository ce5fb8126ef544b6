import { cx } from '../../ui/cx.ts'
import { words as landing } from '../words/landing.ts'

const STEPS = [
  ['signUp', <Answers key="signUp" />],
  ['logIn', <Suggestions key="logIn" />],
  ['loveUp', <Words key="loveUp" />],
] as const

export function LandingSteps() {
  const words = landing.steps
  return (
    <section id="how-it-works" className="gutter mx-auto max-w-7xl pt-10 sm:pt-14 lg:pt-28">
      <h2 className="display text-3xl sm:text-4xl">{words.title}</h2>
      <ol className="mt-5 grid gap-3 sm:mt-8 sm:gap-5 md:grid-cols-3 lg:gap-7">
        {STEPS.map(([step, picture], index) => (
          <li key={step} className="flex flex-col overflow-clip rounded-lg border border-line bg-card">
            <div
              aria-hidden="true"
              className="grid h-48 max-md:hidden grid-cols-[minmax(0,1fr)] place-items-center bg-sand px-5"
            >
              {picture}
            </div>
            <div className="grid gap-2 p-4 sm:p-6">
              <h3 className="display flex items-center gap-3 text-2xl">
                <span
                  aria-hidden="true"
                  className="grid size-9 place-items-center rounded-full bg-gold text-lg text-on-gold"
                >
                  {index + 1}
                </span>
                {words[step].title}
              </h3>
              <p className="text-soft">{words[step].text}</p>
            </div>
          </li>
        ))}
      </ol>
    </section>
  )
}

function Answers() {
  return (
    <p className="flex max-w-72 flex-wrap justify-center gap-2.5">
      {landing.steps.answers.map((answer, index) => (
        <span
          key={answer}
          className={`rounded-full border px-4 py-1.5 font-medium ${index % 3 === 1 ? 'border-teal bg-teal text-on-teal' : 'border-edge bg-card'}`}
        >
          {answer}
        </span>
      ))}
    </p>
  )
}

const suggestions = [
  ['woman-turban', '92%'],
  ['woman-glasses', '89%'],
  ['woman-hijab', '87%'],
] as const

function Suggestions() {
  return (
    <p className="flex w-full max-w-84 gap-3">
      {suggestions.map(([who, percent], index) => (
        <span
          key={who}
          className={cx(
            'flex-1 overflow-clip rounded-portrait border border-line bg-card',
            index === 1 && 'transform-[translateY(-0.5rem)]',
          )}
        >
          <span className="block bg-cream px-1 pt-3">
            <img
              src={`/art/${who}.svg`}
              alt=""
              loading="lazy"
              width={96}
              height={96}
              className="h-auto w-full"
            />
          </span>
          <span className="block py-1.5 text-center text-sm font-bold">{percent}</span>
        </span>
      ))}
    </p>
  )
}

function Words() {
  return (
    <div className="grid w-full max-w-72 gap-2.5">
      <p className="w-fit rounded-lg rounded-es-sm border border-line bg-card px-4 py-2">
        {landing.steps.question}
      </p>
      <p className="w-fit justify-self-end rounded-lg rounded-ee-sm bg-brand px-4 py-2 text-on-brand">
        {landing.steps.answer}
      </p>
    </div>
  )
}
