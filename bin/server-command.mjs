/**
 * The server, as arguments of Node. The young generation of its memory has room for what the pages of a moment leave behind:
 * with less, much of it grows old while it is waited for, and clearing it away then takes a tenth of a second every
 * few seconds, which members feel.
 */
export const SERVER = ['--min-semi-space-size=16', 'server/src/app/main.ts'] // megabytes
