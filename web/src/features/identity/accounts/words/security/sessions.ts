export const sessions = {
  failed: 'We couldn’t load your devices',
  list: 'Signed-in devices',
  ended: 'That device was signed out.',
  othersEnded: 'All other devices were signed out.',
  endOthers: 'End All Others',
  thisDevice: 'This device',
  unknownPlace: 'Unknown location',
  unknownBrowser: 'Unknown browser',
  /** "Chrome on Android" */
  browserOn: (browser: string, system: string) => `${browser} on ${system}`,
  /** `lastUsed` is "Today", "Yesterday", "3 days ago" or a date. */
  used: (place: string, lastUsed: string, signedIn: string) =>
    `${place} · last used ${/^(Today|Yesterday)$/.test(lastUsed) ? lastUsed.toLowerCase() : lastUsed} · signed in ${signedIn}`,
  end: 'End',
  endOf: (device: string) => `End: ${device}`,
}
