export { likesListeners } from './likes.listeners.ts'
export { countReceivedLikes } from './likes.queries.ts'
export { likesRoutes } from './likes.routes.ts'
export { giveLike } from './likes.rules.ts'
