/**
 * The options of Node that the server runs with. The young generation of its memory has room for what pages that load at
 * the same time leave behind. With less, much of that becomes old before it is collected, and collecting it then takes a
 * tenth of a second every few seconds, which members notice.
 */
export const NODE_OPTIONS = ['--min-semi-space-size=16'] // megabytes
