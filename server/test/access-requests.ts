import { randomUUID } from 'node:crypto'
import type { Actor } from './access-matrix.ts'
import type { Client } from './app.ts'
import type { Relation, Relations } from './relations.ts'

export interface AccessRequest {
  as: Client
  method: 'GET' | 'POST' | 'PUT' | 'DELETE'
  url: string
  body?: object | Buffer
  headers?: Record<string, string>
}
export type Shape = Omit<AccessRequest, 'as'>
export type RequestsOf = (actor: Actor, world: Relations) => AccessRequest[]

/** For calls about the caller. Other actors name another member's id, and X uses an old token. */
export const aboutOneself =
  (shape: (userId: string) => Shape): RequestsOf =>
  (actor, world) =>
    callers(actor, world).map(({ as, own }) => ({ as, ...shape(own ?? world.me.id) }))

export const aboutMember =
  (shape: (userId: string, world: Relations) => Shape): RequestsOf =>
  (actor, world) => {
    if (actor === 'V') return [{ as: world.visitor, ...shape(world.other.id, world) }]
    if (actor === 'U') return [{ as: world.unconfirmed, ...shape(world.other.id, world) }]
    if (actor === 'S') return [{ as: world.me, ...shape(world.me.id, world) }]
    const staff = staffOf(actor, world)
    if (staff) return [{ as: staff, ...shape(world.other.id, world) }]
    return targets(actor, world).map(({ id }) => ({ as: world.me, ...shape(id, world) }))
  }

export const aboutMatch =
  (shape: (matchId: string) => Shape): RequestsOf =>
  (actor, world) => {
    const own = world.matched.matchId ?? ''
    if (actor === 'V') return [{ as: world.visitor, ...shape(own) }]
    if (actor === 'U') return [{ as: world.unconfirmed, ...shape(own) }]
    if (actor === 'S') return []
    const staff = staffOf(actor, world)
    if (staff) return [{ as: staff, ...shape(own) }]
    return targets(actor, world).map(({ matchId }) => ({ as: world.me, ...shape(matchId ?? randomUUID()) }))
  }

export const aboutThing =
  (shape: (thingId: string) => Shape, thingOf: (memberId: string, world: Relations) => string): RequestsOf =>
  (actor, world) => {
    const own = () => thingOf(world.me.id, world)
    if (actor === 'V') return [{ as: world.visitor, ...shape(own()) }]
    if (actor === 'U') return [{ as: world.unconfirmed, ...shape(own()) }]
    if (actor === 'S') return [{ as: world.me, ...shape(own()) }]
    if (actor === 'X')
      return [{ as: world.deactivatedCaller, ...shape(thingOf(world.deactivated.id, world)) }]
    const staff = staffOf(actor, world)
    if (staff) return [{ as: staff, ...shape(own()) }]
    return targets(actor, world).map(({ id }) => ({ as: world.me, ...shape(thingOf(id, world)) }))
  }

export const plain =
  (shape: Shape): RequestsOf =>
  (actor, world) =>
    callers(actor, world).map(({ as }) => ({ as, ...shape }))

function callers(actor: Actor, world: Relations): { as: Client; own?: string }[] {
  switch (actor) {
    case 'V':
      return [{ as: world.visitor }]
    case 'U':
      return [{ as: world.unconfirmed, own: world.unconfirmed.id }]
    case 'S':
      return [{ as: world.me, own: world.me.id }]
    case 'X':
      return [{ as: world.deactivatedCaller, own: world.deactivatedCaller.id }]
    case 'O':
    case 'M':
    case 'B':
      return targets(actor, world).map(({ id }) => ({ as: world.me, own: id }))
    case 'Mo':
      return [{ as: world.moderator }]
    case 'Ad':
      return [{ as: world.admin }]
    default:
      return []
  }
}

export function staffOf(actor: Actor, { moderator, admin }: Relations): Client | null {
  if (actor === 'Mo') return moderator
  return actor === 'Ad' ? admin : null
}

function targets(actor: Actor, world: Relations): Relation[] {
  switch (actor) {
    case 'O':
      return [world.other]
    case 'M':
      return [world.matched]
    case 'B':
      return world.blocked
    case 'X':
      return [world.deactivated]
    default:
      return []
  }
}
