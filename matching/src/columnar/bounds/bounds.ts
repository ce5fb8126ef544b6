import {
  agesOf,
  type Clusters,
  countryOf,
  faithKindOf,
  hasUnknownLanguages,
  languagesOf,
  moreLanguagesOf,
  tribesOf,
} from '../store/clusters.ts'
import { culturePoints, mayShareTribe, rangePoints } from './block.ts'
import { type PackedPoints, WISH_POINTS } from './points.ts'
import type { ViewerTables } from './viewer.ts'

// Upper bounds on the points in a kind, group or cluster: exact for traits that its members share, maximal for the
// rest. They are REFUSED (negative) if gates or filters exclude every member.

export function kindMax(viewer: ViewerTables, faithKind: number): PackedPoints {
  const mask = viewer.kindMask[faithKind]!
  return mask < 0
    ? mask
    : viewer.kindPoints[faithKind]! + viewer.countryMax + viewer.cultureMax + viewer.ageMax + viewer.restMax
}

export function groupMax(viewer: ViewerTables, { groupHeads }: Clusters, group: number): PackedPoints {
  const country = countryOf(groupHeads, group)
  const mask = viewer.countryMask[country]!
  if (mask < 0) return mask
  const culture = cultureMax(viewer, groupHeads, group)
  const max = hasUnknownLanguages(groupHeads, group) ? Math.max(culture, viewer.cultureUnknown) : culture
  return baseMax(viewer, groupHeads, group) + max + viewer.ageMax + viewer.restMax
}

export function baseMax(viewer: ViewerTables, groupHeads: Uint32Array, group: number): PackedPoints {
  const country = countryOf(groupHeads, group)
  return (
    viewer.kindPoints[faithKindOf(groupHeads, group)]! +
    viewer.countryPoints[country]! +
    (country === viewer.country ? viewer.cityBonus : 0)
  )
}

export function cultureMax(viewer: ViewerTables, heads: Uint32Array, at: number): PackedPoints {
  return culturePoints(
    viewer,
    languagesOf(heads, at),
    moreLanguagesOf(heads, at),
    mayShareTribe(viewer, tribesOf(heads, at)) ? 1 : 0,
  )
}

export function agesMax(viewer: ViewerTables, { clusterHeads }: Clusters, cluster: number): PackedPoints {
  const ages = agesOf(clusterHeads, cluster)
  const points = wishMax(viewer, ages & 255, (ages >>> 8) & 255)
  return points < 0 ? points : points + rangePoints(viewer, (ages >>> 16) & 255, ages >>> 24)
}

export function wishMax(
  { ageFrom, ageTo, wishFrom, wishTo }: Pick<ViewerTables, 'ageFrom' | 'ageTo' | 'wishFrom' | 'wishTo'>,
  youngest: number,
  oldest: number,
): PackedPoints {
  const from = Math.max(youngest, ageFrom)
  const to = Math.min(oldest, ageTo)
  return from > to ? -1 : WISH_POINTS[Math.max(0, wishFrom - to, from - wishTo)]!
}
