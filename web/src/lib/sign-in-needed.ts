let hear = () => {}

/** Called once by the app: what happens when a call shows that the session is over. */
export function onSignInNeeded(listener: () => void): void {
  hear = listener
}

export function tellSignInNeeded(): void {
  hear()
}
