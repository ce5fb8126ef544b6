import type { Access, CallAccess } from '@ndoa/contract/access'
import type { Matrix, MatrixRow } from './access-matrix.ts'

/**
 * Public routes whose handlers decide access. Each route must declare exactly this; its rows are tested by responses.
 */
const DECIDED_BY_HANDLER: Record<string, CallAccess> = {
  // The browser that signed up counts as unconfirmed, even without a session.
  'POST /auth/v1/resend-confirmation': { access: 'public', suspended: 'denied' },
  // The row covers two calls: any moderator proposes, a senior confirms.
  'POST /functions/v1/confirm-ban': { access: 'moderator', suspended: 'denied', senior: true },
  'POST /functions/v1/refuse-ban': { access: 'moderator', suspended: 'denied', senior: true },
  // Visitors get "not found" for a photo, where other calls ask to sign in.
  'GET /storage/v1/photos/:photoId/:variant': { access: 'public', suspended: 'denied' },
}

/** @returns the metadata that a route's rows require, or null if no row specifies the permitted callers */
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
    const declaredWords = words(declared.get(route))
    const wrong =
      declaredWords === words(demanded)
        ? []
        : [`${route}: says ${declaredWords}, the document ${words(demanded)}`]
    return [...unknown, ...wrong]
  })
}

const groupOf = (id: string) => `${id.split('-')[0]}-*`
const words = (access: CallAccess | null | undefined) =>
  access
    ? `${access.access}${'senior' in access ? ', senior' : ''}, suspended ${access.suspended}`
    : 'nothing'

/**
 * Reads the permitted callers from the cells for visitors, unconfirmed members and staff. @returns null if the row
 * specifies none
 */
function levelOf({ cells: { V, U, Mo = '', Ad = '' } }: MatrixRow): Access | 'senior' | null {
  if (V === undefined) return 'public' // the columns are the accounts that a visitor names
  if (V.startsWith('A')) return 'public'
  if (V === 'L') return U === 'C' ? 'member' : 'session'
  if (V === 'N' && isOpenTo(Mo)) return Mo.endsWith(' senior') ? 'senior' : 'moderator'
  if (V === 'N' && isOpenTo(Ad)) return 'admin'
  return null
}

const isOpenTo = (cell: string) => !['', '-', 'N', 'D'].includes(cell)
