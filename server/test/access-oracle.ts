import type { Access, CallAccess } from '@ndoa/contract/access'
import type { Matrix, MatrixRow } from './access-matrix.ts'

/**
 * Routes whose handler decides what the access levels cannot express, so their metadata lets visitors through. Each is
 * open to exactly what is listed here, and its rows are tested by its answers.
 */
const DECIDED_BY_HANDLER: Record<string, CallAccess> = {
  // The browser of a sign-up counts as unconfirmed, even without a session.
  'POST /auth/v1/resend-confirmation': { access: 'public', suspended: 'denied' },
  // The row is about two calls: every moderator proposes, a senior confirms.
  'POST /functions/v1/confirm-ban': { access: 'moderator', suspended: 'denied', senior: true },
  'POST /functions/v1/refuse-ban': { access: 'moderator', suspended: 'denied', senior: true },
  // A visitor gets "not found" for a photo, where other calls ask to sign in.
  'GET /storage/v1/photos/:photoId/:variant': { access: 'public', suspended: 'denied' },
}

/** The metadata that the rows of a route require. Null when no row says who may call. */
export function demandedAccess(rows: readonly MatrixRow[], { openToSuspended }: Matrix): CallAccess | null {
  const demanded = new Set(rows.map(levelOf).filter((level) => level !== null))
  const [level] = demanded
  const [first] = rows
  if (!level || !first || demanded.size > 1) return null
  if (level === 'senior') return { access: 'moderator', suspended: 'denied', senior: true }
  if (level === 'moderator' || level === 'admin') return { access: level, suspended: 'denied' }
  const isOpen =
    level === 'public' || openToSuspended.some((id) => id === first.id || id === groupOf(first.id))
  return { access: level, suspended: isOpen ? 'allowed' : 'denied' }
}

/** Compares the access metadata of routes with the document. @returns a line for each difference */
export function differences(
  declared: ReadonlyMap<string, CallAccess>,
  rowsOfRoute: Readonly<Record<string, readonly string[]>>,
  matrix: Matrix,
): string[] {
  const routes = new Set([...declared.keys(), ...Object.keys(rowsOfRoute)])
  return [...routes].flatMap((route) => {
    const ids = rowsOfRoute[route] ?? []
    const unknown = ids
      .filter((id) => !matrix.rows.has(id))
      .map((id) => `${route}: ${id} is not in the document`)
    const rows = ids.flatMap((id) => matrix.rows.get(id) ?? [])
    const demanded = DECIDED_BY_HANDLER[route] ?? demandedAccess(rows, matrix)
    const said = words(declared.get(route))
    const wrong = said === words(demanded) ? [] : [`${route}: says ${said}, the document ${words(demanded)}`]
    return [...unknown, ...wrong]
  })
}

const groupOf = (id: string) => `${id.split('-')[0]}-*`
const words = (access: CallAccess | null | undefined) =>
  access
    ? `${access.access}${'senior' in access ? ', senior' : ''}, suspended ${access.suspended}`
    : 'nothing'

/** Who gets through to a call by the cells of visitors, the unconfirmed and staff. Null when the row is about something else. */
function levelOf({ cells: { V, U, Mo = '', Ad = '' } }: MatrixRow): Access | 'senior' | null {
  if (V === undefined) return 'public' // the columns are the accounts that a visitor names
  if (V.startsWith('A')) return 'public'
  if (V === 'L') return U === 'C' ? 'member' : 'session'
  if (V === 'N' && isOpenTo(Mo)) return Mo.endsWith(' senior') ? 'senior' : 'moderator'
  if (V === 'N' && isOpenTo(Ad)) return 'admin'
  return null
}

/** Words say what somebody gets who is let through: "own entries". */
const isOpenTo = (cell: string) => !['', '-', 'N', 'D'].includes(cell)
