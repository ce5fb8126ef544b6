import { transparencyCalls } from '@ndoa/contract/transparency'
import { ok, publicCalls } from '../../platform/calls.ts'
import { KEPT_SECONDS, publicFigures } from './transparency.ts'

const { getTransparency } = publicCalls(transparencyCalls)

export const transparencyRoutes = {
  contract: transparencyCalls,
  handlers: {
    getTransparency: getTransparency.handler(async ({ context: { app, reply } }) => {
      const figures = await publicFigures(app)
      reply.header('cache-control', `public, max-age=${KEPT_SECONDS}`)
      return ok(figures)
    }),
  },
}
