import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { loadConfig, slices } from '../../server/src/app/config.ts'
import { STOP_TIMEOUT } from '../../server/src/app/start.ts'
import { ConfigError } from '../../server/src/platform/config.ts'
import { type TestApp, testApp } from '../../server/test/app.ts'
import { freePort } from '../../server/test/free-port.ts'
import { SERVER } from '../launcher/server-command.mjs'
import {
  BASE,
  compose,
  composeExample,
  composeVariables,
  containerfile,
  ENVIRONMENTS,
  imageSettings,
  instructions,
  kustomization,
  migration,
  pods,
  type Settings,
  server,
  unit,
  unitSettings,
} from './artefacts.ts'
import { filesIn, matchesOf, ROOT, read, yaml } from './read.ts'

let t: TestApp
let internalPort: number
beforeAll(async () => {
  internalPort = await freePort()
  t = await testApp({ INTERNAL_PORT: String(internalPort) })
  await t.http.listen({ port: 0, host: '127.0.0.1' })
})
afterAll(() => t.close())

test.each(filesIn('deploy/**/*.{yaml,yml}'))('%s is YAML without duplicate keys', (path) => {
  expect(yaml(path)).toBeTypeOf('object')
})

const settingNames = (settings: Settings) => Object.keys(settings)
test.each<[string, () => string[]]>([
  ['Containerfile', () => settingNames(imageSettings())],
  ['ndoa.service', () => settingNames(unitSettings())],
  ['compose.yaml', () => settingNames(server().environment ?? {})],
  [
    'compose.env.example',
    () => settingNames(composeExample()).filter((name) => !composeVariables().includes(name)),
  ],
  ['kustomize', () => settingNames(ENVIRONMENTS.kustomize!())],
  ['migrate.yaml', () => (migration().containers[0].env ?? []).map(({ name }) => name)],
])('every setting in %s exists on the server', (_name, names) => {
  expect(names().length).toBeGreaterThan(0)
  expect(names().filter((name) => !(name in slices))).toEqual([])
})

test('the example has every variable that compose.yaml reads', () => {
  expect(Object.keys(composeExample())).toEqual(expect.arrayContaining(composeVariables()))
})

/** Sample values for the settings that operators fill in. */
const SAMPLE_SETTINGS: Settings = {
  DATABASE_URL: 'postgres://ndoa:secret@database/ndoa',
  SMTP_URL: 'smtps://ndoa:secret@mail.ndoa.example:465',
  OPERATOR_EMAIL: 'operators@mail.ndoa.example',
  SUPPORT_EMAIL: 'help@mail.ndoa.example',
}

/** Returns the settings that prevent a start. */
function faultsOf(settings: Settings): string[] {
  try {
    loadConfig(settings, { databaseRequired: true })
    return []
  } catch (error) {
    if (!(error instanceof ConfigError)) throw error
    return matchesOf(error.message, /^ {2}(\w+) \(/gm)
  }
}

test.each(Object.keys(ENVIRONMENTS))(
  'a production server with %s lacks only the settings left to the operator',
  (name) => {
    let settings = ENVIRONMENTS[name]!()
    expect(settings.NODE_ENV).toBe('production')
    const empty = Object.keys(settings).filter((setting) => settings[setting] === '')
    expect(faultsOf(settings)).not.toEqual([])
    // The server reports invalid values before missing ones.
    for (let faults = faultsOf(settings); faults.length > 0; faults = faultsOf(settings)) {
      expect(empty).toEqual(expect.arrayContaining(faults))
      const samples = faults.map((setting) => [
        setting,
        SAMPLE_SETTINGS[setting] ?? `a secret of its own for ${setting}`,
      ])
      settings = { ...settings, ...(Object.fromEntries(samples) as Settings) }
    }
    expect(loadConfig(settings)).toMatchObject({ MIGRATE: false, INTERNAL_HOST: '0.0.0.0' })
    expect(settings.S3_BUCKET).toBeTruthy() // containers have a read-only file system
  },
)

const container = () => pods().spec.containers[0]
const portNamed = (name: string) => container().ports.find((port) => port.name === name)?.containerPort

/** The caller, port and path of a health check or stop hook. */
type Probe = [who: string, port: number | undefined, path: string]

function probes(): Probe[] {
  const { startupProbe, readinessProbe, livenessProbe } = container()
  const { annotations } = pods().metadata
  const proxy = read('deploy/haproxy.cfg')
  const inFetches = (text: string) =>
    [...text.matchAll(/127\.0\.0\.1:(\d+)(\/\w+)/g)].map(
      ([, port, path = '']) => [Number(port), path] as const,
    )
  return [
    ...[startupProbe, readinessProbe, livenessProbe].map(
      ({ httpGet }): Probe => ['pod', portNamed(httpGet.port), httpGet.path],
    ),
    ['Prometheus', Number(annotations['prometheus.io/port']), annotations['prometheus.io/path'] ?? ''],
    [
      'HAProxy',
      Number(matchesOf(proxy, /check port (\d+)/g)[0]),
      matchesOf(proxy, /httpchk GET (\S+)/g)[0] ?? '',
    ],
    ...inFetches(instructions().join('\n')).map(([port, path]): Probe => ['image', port, path]),
    ...inFetches((server().healthcheck?.test ?? []).join(' ')).map(
      ([port, path]): Probe => ['compose', port, path],
    ),
  ]
}

test('health checks use the health port', async () => {
  const { PORT } = loadConfig({})
  const healthPort = Number(imageSettings().INTERNAL_PORT)
  const ask = async ([who, port, path]: Probe) => {
    if (port === PORT) return [who, path, (await t.visitor.get(path)).status]
    if (port !== healthPort) return [who, path, `nothing listens on ${port}`]
    return [who, path, (await fetch(`http://127.0.0.1:${internalPort}${path}`)).status]
  }
  expect(new Set(probes().map(([who]) => who))).toEqual(
    new Set(['pod', 'Prometheus', 'HAProxy', 'image', 'compose']),
  )
  // A server is ready only once its members are loaded.
  await vi.waitFor(async () =>
    expect(await Promise.all(probes().map(ask))).toEqual(probes().map(([who, , path]) => [who, path, 200])),
  )
})

test('calls go to the public site’s port', () => {
  const { PORT } = loadConfig({})
  const backends = matchesOf(read('deploy/haproxy.cfg'), /^ +server \w+ [\w-]+:(\d+)$/gm)
  expect(backends).toEqual([String(PORT), String(PORT)])
  expect(
    matchesOf(read('deploy/haproxy.cfg'), /^ +server \w+ ([\w-]+):/gm).every(
      (name) => name in compose().services,
    ),
  ).toBe(true)
  const service = yaml(`${BASE}/service.yaml`) as { spec: { ports: [{ targetPort: string }] } }
  expect(portNamed(service.spec.ports[0].targetPort)).toBe(PORT)
  const policy = yaml(`${BASE}/network-policy.yaml`) as { spec: { ingress: { ports: { port: number }[] }[] } }
  const open = policy.spec.ingress.flatMap(({ ports }) => ports.map(({ port }) => port))
  expect(open).toEqual([PORT, Number(imageSettings().INTERNAL_PORT)])
})

test('the stop timeout exceeds the server’s maximum shutdown time', () => {
  const drain = (settings: Settings) => loadConfig({ ...settings, NODE_ENV: 'test' }).DRAIN_SECONDS
  const drainSeconds = 5
  const wait = container().lifecycle.preStop.sleep.seconds
  const stops = {
    compose: [
      Number.parseInt(server().stop_grace_period ?? '', 10),
      drain({ DRAIN_SECONDS: server().environment?.DRAIN_SECONDS ?? '' }),
    ],
    systemd: [Number(matchesOf(unit(), /^TimeoutStopSec=(\d+)$/gm)[0]), drainSeconds],
    kubernetes: [
      pods().spec.terminationGracePeriodSeconds,
      wait + Number(ENVIRONMENTS.kustomize!().DRAIN_SECONDS),
    ],
  }
  for (const [who, [timeout = 0, before = 0]] of Object.entries(stops))
    expect([who, timeout >= before + STOP_TIMEOUT / 1_000]).toEqual([who, true])
})

test('the proxy stops routing calls to a stopping server well before it exits', () => {
  const check = / inter (\d+)s fastinter (\d+)ms fall (\d+) /.exec(read('deploy/haproxy.cfg')) ?? []
  const [interval = Number.NaN, afterOne = Number.NaN, checks = Number.NaN] = check.slice(1).map(Number)
  const detectionSeconds = interval + ((checks - 1) * afterOne) / 1_000
  expect(detectionSeconds).toBeLessThan(Number(server().environment?.DRAIN_SECONDS) / 2)
})

test('the proxy lets a stopping server finish its calls', () => {
  expect(matchesOf(read('deploy/haproxy.cfg'), /^[^#\n]*(shutdown-sessions)/gm)).toEqual([])
})

test('the image has the pinned Node, and starts existing files without a shell', () => {
  const { optionalDependencies } = JSON.parse(read('package.json')) as { optionalDependencies: Settings }
  const pinned = [...new Set(Object.values(optionalDependencies))]
  const bases = new Set(matchesOf(containerfile(), /^FROM docker\.io\/library\/node:([\d.]+)-/gm))
  expect([...bases]).toEqual(pinned)
  for (const line of instructions()) expect(line).toMatch(/^(RUN|CMD|HEALTHCHECK .* CMD) \[".*"\]$/)
  expect(filesIn('deploy/**/*.sh')).toEqual([])
  const start = JSON.parse(matchesOf(containerfile(), /^CMD (\[.*\])$/gm)[0] ?? '[]') as string[]
  expect(start).toEqual(['node', ...SERVER.slice(0, -1), 'server/src/app/main.ts'])
  expect(matchesOf(unit(), /^ExecStart=(.*)$/gm)[0]).toBe(`/opt/ndoa/node_modules/.bin/${start.join(' ')}`)
  const migrations = [compose().services.migrate?.command, migration().containers[0].command]
  for (const command of [start, ...migrations])
    expect(existsSync(join(ROOT, command?.at(-1) ?? ''))).toBe(true)
})

test('the image copies every workspace’s manifest', () => {
  const { workspaces } = JSON.parse(read('package.json')) as { workspaces: string[] }
  const copied = matchesOf(containerfile(), /^COPY (\w+)\/package\.json \w+\/$/gm)
  expect(copied.sort()).toEqual(workspaces.sort())
})

test('servers write nothing to their own file system', () => {
  expect(server().read_only).toBe(true)
  expect(container().securityContext.readOnlyRootFilesystem).toBe(true)
  expect(matchesOf(containerfile(), /^(VOLUME)/gm)).toEqual([])
  expect(matchesOf(containerfile(), /^USER (\S+)$/gm)).toEqual(['10001:10001'])
})

test('every base manifest is applied', () => {
  const files = filesIn(`${BASE}/*.yaml`).map((path) => path.split('/').at(-1))
  expect(['kustomization.yaml', ...kustomization(BASE).resources].sort()).toEqual(files)
})

test('PostgreSQL in compose.yaml allows enough connections for every client', () => {
  const { services } = compose()
  const servers = Object.keys(services).filter((name) => name.startsWith('server-')).length
  const maxConnections = Number(services.postgres?.command?.join(' ').match(/max_connections=(\d+)/)?.[1])
  const { DATABASE_CONNECTIONS } = loadConfig({
    DATABASE_CONNECTIONS: server().environment?.DATABASE_CONNECTIONS ?? '',
  })
  expect(maxConnections).toBeGreaterThanOrEqual((servers + 1) * (DATABASE_CONNECTIONS + 5) + 10)
})
