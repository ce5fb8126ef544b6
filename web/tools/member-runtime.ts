import type { Plugin } from 'vite'

const standIns: Record<string, string> = {
  react: 'preact/compat',
  'react-dom': 'preact/compat',
  'react-dom/client': 'preact/compat/client',
  'react/jsx-runtime': 'preact/jsx-runtime',
  'react/jsx-dev-runtime': 'preact/jsx-runtime',
}

/**
 * React is the language we write and the types we check; Preact is what members download (decision 0010). Without this
 * plugin, and with nothing else changed, they download React.
 */
export function memberRuntime(): Plugin {
  // Whole names only: whatever else there is of React stays React's.
  const alias = Object.entries(standIns).map(([name, replacement]) => ({
    find: new RegExp(`^${name}$`),
    replacement,
  }))
  return {
    name: 'ndoa:member-runtime',
    config: () => ({ resolve: { alias } }),
    /** React's way of replacing components in a running page is not Preact's: a change loads the page anew. */
    hotUpdate({ file }) {
      if (!/\.tsx?$/.test(file)) return undefined
      this.environment.hot.send({ type: 'full-reload' })
      return []
    },
  }
}
