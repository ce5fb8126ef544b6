export interface Limit {
  folder: string
  file: string
  name: string
  value: string
  /** The setting's description; empty for a fixed limit. */
  means: string
  isSetting: boolean
}

const SETTING = /(LIMIT_\w+): limit(?:Setting)?\(\s*'([^']+)',\s*'([^']+)'/g
const FIXED = /(?:const (\w+)(?:: Limit)? = )?\{ max: ([\d_]+), per: '([^']+)' \}/g

export function limitsIn(path: string, text: string): Limit[] {
  const file = path.replace(/^server\/src\//, '')
  const [, folder = ''] =
    /^(features\/(?:membership|shared|\w[\w-]*\/[\w-]+)|app(?:\/\w+(?=\/))?|platform)/.exec(file) ?? []
  const settings = [...text.matchAll(SETTING)].map(([, name = '', value = '', means = '']) => ({
    folder,
    file,
    name,
    value,
    means,
    isSetting: true,
  }))
  const fixed = [...text.matchAll(FIXED)].map(([, name, max = '', per = '']) => {
    if (!name) throw new Error(`a limit without a name in ${file}`)
    return { folder, file, name, value: `${max.replaceAll('_', '')}/${per}`, means: '', isSetting: false }
  })
  return [...settings, ...fixed]
}

export function pageOf(limits: readonly Limit[]): string {
  const settings = limits.filter(({ isSetting }) => isSetting)
  const fixed = limits.filter(({ isSetting }) => !isSetting)
  return `# Limits

Written by \`npx vitest run --project dev dev/checks/limits -u\`. How limits work, and what they mean for members:
[running](maintaining.md#limits).

## Settings

An operator changes these; each stands in the configuration of its feature.

| setting | default | limits | in \`server/src\` |
| --- | --- | --- | --- |
${settings.map(({ name, value, means, file }) => `| \`${name}\` | ${value} | ${means} | \`${file}\` |`).join('\n')}

## Fixed limits

| limit | is | in \`server/src\` |
| --- | --- | --- |
${fixed.map(({ name, value, file }) => `| \`${name}\` | ${value} | \`${file}\` |`).join('\n')}
`
}
