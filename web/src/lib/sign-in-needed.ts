let notify = () => {}

/** Called once by the app: what to do when a call shows that the session has ended or is restricted. */
export function onSignInNeeded(listener: () => void): void {
  notify = listener
}

export function notifySignInNeeded(): void {
  notify()
}

/** Refusals that concern the whole app and not one screen. */
export const endsSession = (code: string): boolean =>
  code === 'accounts.sign_in_needed' || code === 'accounts.suspended'
