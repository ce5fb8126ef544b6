import { parseEnv } from 'node:util'
import { lines, matchesOf, read, yaml } from './read.ts'

export type Settings = Record<string, string>

interface Service {
  command?: string[]
  read_only?: boolean
  stop_grace_period?: string
  environment?: Settings
  healthcheck?: { test?: string[] }
}
export interface Compose {
  services: Record<string, Service>
}

interface Probe {
  httpGet: { path: string; port: string }
}
export interface Container {
  command?: string[]
  env?: { name: string }[]
  ports: { name: string; containerPort: number }[]
  startupProbe: Probe
  readinessProbe: Probe
  livenessProbe: Probe
  lifecycle: { preStop: { sleep: { seconds: number } } }
  securityContext: { readOnlyRootFilesystem: boolean }
}
interface PodSpec {
  terminationGracePeriodSeconds: number
  containers: [Container]
}
interface Workload {
  spec: { template: { metadata: { annotations: Settings }; spec: PodSpec } }
}
interface Kustomization {
  resources: string[]
  configMapGenerator: [{ literals: string[] }]
}

export const BASE = 'deploy/kustomize/base'
export const OVERLAY = 'deploy/kustomize/overlays/production'

export const compose = () => yaml('deploy/compose.yaml') as Compose
export const server = () => compose().services['server-1']!
export const composeExample = (): Settings => parseEnv(read('deploy/compose.env.example')) as Settings
export const pods = () => (yaml(`${BASE}/deployment.yaml`) as Workload).spec.template
export const migration = () => (yaml(`${BASE}/migrate.yaml`) as Workload).spec.template.spec
export const kustomization = (folder: string) => yaml(`${folder}/kustomization.yaml`) as Kustomization
export const containerfile = () => read('deploy/Containerfile')
export const unit = () => read('deploy/ndoa.service')

const pairs = (texts: readonly string[]): Settings =>
  Object.fromEntries(texts.map((text) => [text.split('=')[0]!, text.slice(text.indexOf('=') + 1)]))

export const imageSettings = () =>
  pairs(matchesOf(containerfile(), /^ENV (.*)$/gm).flatMap((line) => line.split(' ')))
export const unitSettings = () =>
  pairs(matchesOf(unit(), /^Environment=(.*)$/gm).flatMap((line) => line.split(' ')))

export const ENVIRONMENTS: Record<string, () => Settings> = {
  compose: () => ({ ...imageSettings(), ...composeExample(), ...interpolated(server().environment ?? {}) }),
  kustomize: () => {
    const literals = [BASE, OVERLAY].flatMap((at) => kustomization(at).configMapGenerator[0].literals)
    const { stringData } = yaml('deploy/kustomize/secret.example.yaml') as { stringData: Settings }
    return { ...imageSettings(), ...pairs(literals), ...stringData }
  },
}

const interpolated = (settings: Settings): Settings =>
  Object.fromEntries(
    Object.entries(settings).map(([name, value]) => [name, value.replace(VARIABLE, 'from-the-example')]),
  )

const VARIABLE = /\$\{(\w+):\?\}/g
/** Variables of the example file that compose.yaml passes on to services other than the servers. */
export const composeVariables = () => matchesOf(read('deploy/compose.yaml'), VARIABLE)

export const instructions = () =>
  lines(containerfile().replaceAll('\\\n', '')).filter((line) =>
    /^(RUN|CMD|ENTRYPOINT|HEALTHCHECK) /.test(line),
  )
