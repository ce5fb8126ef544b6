import { readFileSync } from 'node:fs'

/** A participant's answers before the evening; null if not answered. */
export interface Person {
  id: string
  wave: string
  isMan: boolean
  age: number | null
  race: string | null
  field: string | null
  raceMatters: number | null
  religionMatters: number | null
  goal: string | null
  datesOften: number | null
  goesOut: number | null
  pastimes: ReadonlySet<string>
}

export interface SpeedDate {
  who: Person
  whom: Person
  yes: boolean
  match: boolean
  liking: number | null
  liked: number | null
}

const ACTIVITIES =
  'sports tvsports exercise dining museums art hiking gaming clubbing reading tv theater movies concerts music shopping yoga'.split(
    ' ',
  )
/** A rating of at least this, out of 10, counts as interest. */
const LIKED = 7

export function speedDates(): SpeedDate[] {
  const people = new Map(rowsOf('people.csv').map((row) => [row('iid'), personFrom(row)]))
  const ratings = new Map(rowsOf('dates.csv').map((row) => [`${row('iid')} ${row('pid')}`, row]))
  return [...ratings.values()].flatMap((row) => {
    const [who, whom] = [people.get(row('iid')), people.get(row('pid'))]
    const reverse = ratings.get(`${row('pid')} ${row('iid')}`)
    if (!who || !whom || !reverse) return []
    const yes = row('yes') === '1'
    const match = yes && reverse('yes') === '1'
    return [{ who, whom, yes, match, liking: numberIn(row('liking')), liked: numberIn(reverse('liking')) }]
  })
}

type Row = (column: string) => string

function rowsOf(file: string): Row[] {
  const text = readFileSync(new URL(`data/${file}`, import.meta.url), 'utf8')
  const [names = '', ...lines] = text.trimEnd().split('\n')
  const columns = new Map(names.split(',').map((name, at) => [name, at]))
  return lines.map((line) => {
    const cells = line.split(',')
    return (column) => cells[columns.get(column) ?? -1] ?? ''
  })
}

function personFrom(row: Row): Person {
  return {
    id: row('iid'),
    wave: row('wave'),
    isMan: row('gender') === '1',
    age: numberIn(row('age')),
    race: row('race') || null,
    field: row('field_cd') || null,
    raceMatters: numberIn(row('imprace')),
    religionMatters: numberIn(row('imprelig')),
    goal: row('goal') || null,
    datesOften: numberIn(row('date')),
    goesOut: numberIn(row('go_out')),
    pastimes: new Set(ACTIVITIES.filter((name) => Number(row(name)) >= LIKED)),
  }
}

const numberIn = (text: string) => (text === '' ? null : Number(text))
