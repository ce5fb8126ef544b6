export const linkClass =
  'rounded-sm font-semibold text-brand-strong underline decoration-2 underline-offset-4 hover:decoration-4'

export const plainLinkClass =
  'inline-flex min-h-11 items-center rounded-sm text-ink no-underline hover:underline hover:underline-offset-4'
