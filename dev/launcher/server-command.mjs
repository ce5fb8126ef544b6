import { NODE_OPTIONS } from '../../server/node-options.mjs'

/** Node's arguments for the server with its development environment. */
export const SERVER = [...NODE_OPTIONS, 'dev/main.ts']
