import { NODE_OPTIONS } from '../../server/node-options.mjs'

/** The server with its development environment, as arguments for Node. */
export const SERVER = [...NODE_OPTIONS, 'dev/main.ts']
