import type { Feature } from '../../../platform/feature.ts'
import { likesListeners } from './likes.listeners.ts'
import { likesRoutes } from './likes.routes.ts'

export { likesConfig } from './likes.config.ts'
export { countReceivedLikes, receivedLikesCount } from './likes.queries.ts'
export { giveLike, takeBackLike } from './likes.rules.ts'

export const likes = { routes: [likesRoutes], listeners: likesListeners } satisfies Feature
