let notify = () => {}

export function onSignInNeeded(listener: () => void): void {
  notify = listener
}

export function notifySignInNeeded(): void {
  notify()
}

export const endsSession = (code: string): boolean =>
  code === 'accounts.sign_in_needed' || code === 'accounts.suspended'
