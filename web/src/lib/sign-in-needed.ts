let hear = () => {}

/** Called once by the app: what happens when a call shows that the session is over, or that little is left of it. */
export function onSignInNeeded(listener: () => void): void {
  hear = listener
}

export function notifySignInNeeded(): void {
  hear()
}

/** Refusals that are no matter of one screen. */
export const endsSession = (code: string): boolean =>
  code === 'accounts.sign_in_needed' || code === 'accounts.suspended'
