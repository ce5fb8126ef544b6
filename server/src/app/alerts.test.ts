import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { testApp } from '../../test/app.ts'
import { freePort } from '../../test/free-port.ts'

/** Words of Prometheus' own in the expressions of our rules, and labels. */
const OTHERS = /^(sum|rate|max|by|le|increase|histogram_quantile|job|ndoa|status|store|m|h|up)$/

test('every figure that an alert asks for is in /metrics', async () => {
  const port = await freePort()
  const server = await testApp({ INTERNAL_PORT: String(port) })
  try {
    const rules = readFileSync(new URL('../../../deploy/alerts.yml', import.meta.url), 'utf8')
    const expressions = [...rules.matchAll(/^ +expr: (.*)$/gm)].map(([, expression = '']) => expression)
    const names = expressions.flatMap((expression) => expression.match(/[a-z_]+/g) ?? [])
    const asked = [...new Set(names.filter((name) => !OTHERS.test(name)))]
    expect(asked.length).toBeGreaterThan(5)
    await server.visitor.get('/healthz')
    const figures = await (await fetch(`http://127.0.0.1:${port}/metrics`)).text()
    const known = [...figures.matchAll(/^# TYPE (\S+)/gm)].map(([, name]) => name)
    for (const name of asked) expect(known).toContain(name.replace(/_(count|bucket|sum)$/, ''))
  } finally {
    await server.close()
  }
})
