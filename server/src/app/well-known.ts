import type { Clock } from '../platform/clock.ts'
import type { Http } from '../platform/http.ts'

const DAY = 86_400_000
/** RFC 9116, section 2.5.5, recommends less than a year. */
const EXPIRES_AFTER_DAYS = 180

interface Site {
  publicUrl: string
  supportEmail: string
  languages: readonly string[]
  clock: Clock
}

/** Serves `security.txt` (RFC 9116), and the address where password managers change passwords. */
export function mountWellKnown(http: Http, { publicUrl, supportEmail, languages, clock }: Site) {
  http.get('/.well-known/security.txt', async (_request, reply) => {
    const expires = new Date(clock.now().getTime() + EXPIRES_AFTER_DAYS * DAY).toISOString()
    const lines = [
      `Contact: mailto:${supportEmail}?subject=Security`,
      `Expires: ${expires.slice(0, 11)}00:00:00Z`,
      `Preferred-Languages: ${languages.join(', ')}`,
      `Canonical: ${new URL('/.well-known/security.txt', publicUrl).href}`,
    ]
    return reply
      .type('text/plain; charset=utf-8')
      .header('cache-control', 'public, max-age=86400')
      .send(`${lines.join('\n')}\n`)
  })
  http.get('/.well-known/change-password', async (_request, reply) =>
    reply.redirect('/settings?tab=security'),
  )
}
