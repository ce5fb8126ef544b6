/** The look of a link inside text; put it on `<a>` or on the router's `<Link>`. */
export const linkClass =
  'rounded-sm font-semibold text-brand-strong underline decoration-2 underline-offset-4 hover:decoration-4'

/** A link that stands alone in a row of links: a tall enough target, underlined on hover. */
export const plainLinkClass =
  'inline-flex min-h-11 items-center rounded-sm text-ink no-underline hover:underline hover:underline-offset-4'
