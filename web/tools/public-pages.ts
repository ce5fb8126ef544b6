import type { Plugin } from 'vite'
export function publicPages(): Plugin {
  return { name: 'ndoa:public-pages' }
}
