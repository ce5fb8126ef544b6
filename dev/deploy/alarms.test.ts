import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { metrics } from '../../server/src/platform/metrics.ts'
import { type TestApp, testApp } from '../../server/test/app.ts'
import { freePort } from '../../server/test/free-port.ts'
import { filesIn, matchesOf, read, yaml } from './read.ts'

interface Rule {
  alert: string
  expr: string
  annotations: { summary: string; runbook: string }
}
const { groups } = yaml('deploy/alerts.yml') as { groups: { rules: Rule[] }[] }
const rules = groups.flatMap((group) => group.rules)

interface Panel {
  title: string
  type: string
  targets?: { expr: string; legendFormat: string }[]
}
const { panels } = JSON.parse(read('deploy/dashboards/ndoa.json')) as { panels: Panel[] }
const queries = panels.flatMap(({ title, targets = [] }) => targets.map((target) => ({ title, ...target })))

/** Labels that Prometheus adds to each metric, and its own metric `up`. */
const PROMETHEUS_LABELS = ['job', 'instance', 'le']
const exported = new Map<string, Set<string>>([['up', new Set()]])

let t: TestApp
beforeAll(async () => {
  const port = await freePort()
  t = await testApp({ INTERNAL_PORT: String(port), BACKUP_DIR: '/nowhere' })
  await sql`insert into exposure_weeks values (current_date, 'all', 1, 0, 0, 1, 0)`.execute(t.app.db)
  await t.visitor.get('/healthz')
  const text = await (await fetch(`http://127.0.0.1:${port}/metrics`)).text()
  for (const name of matchesOf(text, /^# TYPE (\S+)/gm)) {
    const values = matchesOf(text, new RegExp(`^${name}(?:_bucket|_count|_sum)?\\{(.*)\\} `, 'gm'))
    exported.set(name, new Set(values.flatMap((labels) => matchesOf(labels, /(\w+)="/g))))
  }
  // The output shows no labels for metrics without values, so they come from the declarations.
  for (const { name, labelNames } of metrics.getMetricsAsArray() as unknown as Declared[])
    exported.set(name, new Set(labelNames))
})
afterAll(() => t.close())

interface Declared {
  name: string
  labelNames: readonly string[]
}

const GROUPING = /\b(?:by|on|without|ignoring)\s*\(([^)]*)\)/g
const MATCHERS = /\{([^}]*)\}/g
const WORDS = new Set(['and', 'or', 'unless', 'offset'])
const withoutTexts = (expression: string) => expression.replaceAll(/"[^"]*"/g, '""')

/** Returns the metric names in an expression, without functions, labels and keywords. */
function figuresIn(expression: string): string[] {
  const bare = [GROUPING, MATCHERS, /\[[^\]]*\]/g].reduce(
    (text, pattern) => text.replaceAll(pattern, ' '),
    withoutTexts(expression),
  )
  return matchesOf(bare, /(?<![\w.])([a-z_]\w*)\b(?!\s*\()/g).filter((name) => !WORDS.has(name))
}

function labelsIn(expression: string): string[] {
  const text = withoutTexts(expression)
  const grouped = matchesOf(text, GROUPING).flatMap((list) => list.split(','))
  const matched = matchesOf(text, MATCHERS).flatMap((list) => matchesOf(list, /(\w+)\s*[=!]/g))
  return [...grouped, ...matched].map((label) => label.trim())
}

const nameOf = (figure: string) =>
  exported.has(figure) ? figure : figure.replace(/_(count|bucket|sum)$/, '')

test.each([
  ...rules.map(({ alert, expr }): [string, string] => [`the alert ${alert}`, expr]),
  ...queries.map(({ title, expr }): [string, string] => [`the panel "${title}"`, expr]),
])('%s uses metrics and labels that a server has: %s', (_name, expression) => {
  const figures = figuresIn(expression).map(nameOf)
  expect(figures).not.toEqual([])
  expect(figures.filter((name) => !exported.has(name))).toEqual([])
  const known = [...PROMETHEUS_LABELS, ...figures.flatMap((name) => [...(exported.get(name) ?? [])])]
  expect(labelsIn(expression).filter((label) => !known.includes(label))).toEqual([])
})

test('a panel’s legend uses only labels that its query keeps', () => {
  for (const { title, expr, legendFormat } of queries) {
    const kept = expr.includes(' by (')
      ? matchesOf(expr, GROUPING).flatMap((list) => list.split(/,\s*/))
      : ['instance']
    expect([
      title,
      matchesOf(legendFormat, /\{\{(\w+)\}\}/g).filter((label) => !kept.includes(label)),
    ]).toEqual([title, []])
  }
})

const operating = read('docs/operating.md')
const pages = filesIn('docs/failures/*.md')

test.each(rules)('$alert has a runbook page that operating.md links to', ({ alert, annotations }) => {
  const { runbook } = annotations
  expect(pages).toContain(runbook)
  expect(read(runbook)).toContain(`\`${alert}\``)
  const row = operating.split('\n').find((line) => line.includes(`(${runbook.replace('docs/', '')})`))
  expect(row).toMatch(new RegExp(`\\b${alert}\\b`))
})

test.each(pages)('%s is linked, names existing alerts, and states when the incident is over', (path) => {
  expect(operating).toContain(`(${path.replace('docs/', '')})`)
  const page = read(path)
  const alerts = matchesOf(page, /`([A-Z][a-z]+(?:[A-Z][a-z]+)+)`/g)
  expect(alerts.filter((name) => !rules.some(({ alert }) => alert === name))).toEqual([])
  for (const part of ['**Members notice.**', '**It is over when**'])
    expect([part, path.endsWith('secret-leaked.md') || page.includes(part)]).toEqual([part, true])
  expect(page.split('\n').length).toBeLessThan(45) // one page, for operators in a hurry
})
