import {
  ageAt,
  ageFromAt,
  ageToAt,
  type Columns,
  countryAt,
  faithKindAt,
  languagesAt,
  moreLanguagesAt,
  partitionAt,
  tribeAt,
} from './columns.ts'
import { PARTITIONS } from './partition.ts'

/**
 * Sorted rows at three levels: a kind shares partition and faith, a group also the country, a cluster also nearly the
 * same languages and ages. A group's or cluster's five-word head bounds its members' scores. Arrays of starts have one
 * extra end entry.
 */
export interface Clusters {
  clusterHeads: Uint32Array
  clusterNewest: Float64Array
  clusterGroup: Uint32Array
  groupHeads: Uint32Array
  groupNewest: Float64Array
  groupsByNewest: Uint32Array
  kindStart: Uint32Array
  kindFaith: Uint16Array
  partitionStart: Uint32Array
}

export const HEAD = 5
const FIRST = 0
/** Youngest and oldest age, and lowest and highest preferred age, a byte each. */
const AGES = 1
/** Faith kind, country, and a flag for members without languages; in a cluster the flag covers all members. */
const KIND = 1
const LANGUAGES = 2
/** A 32-bit Bloom filter: a set bit may be a false positive, a clear bit is certain. */
const TRIBES = 3
const MORE_LANGUAGES = 4

const UNKNOWN_LANGUAGES = 2 ** 31

export const firstOf = (heads: Uint32Array, at: number) => heads[at * HEAD + FIRST]!
export const agesOf = (heads: Uint32Array, cluster: number) => heads[cluster * HEAD + AGES]!
export const faithKindOf = (heads: Uint32Array, group: number) => heads[group * HEAD + KIND]! & 0xffff
export const countryOf = (heads: Uint32Array, group: number) => (heads[group * HEAD + KIND]! >>> 16) & 0x7fff
export const hasUnknownLanguages = (heads: Uint32Array, group: number) =>
  heads[group * HEAD + KIND]! >= UNKNOWN_LANGUAGES
export const languagesOf = (heads: Uint32Array, at: number) => heads[at * HEAD + LANGUAGES]!
export const moreLanguagesOf = (heads: Uint32Array, at: number) => heads[at * HEAD + MORE_LANGUAGES]!
export const tribesOf = (heads: Uint32Array, at: number) => heads[at * HEAD + TRIBES]!
export const countOf = (heads: Uint32Array) => heads.length / HEAD - 1

/** Years. A birthday within a band moves no row. */
const BAND = 4
export const ageBandOf = (age: number) => Math.floor(age / BAND)

export const tribeBit = (tribe: number) => 1 << (tribe & 31)

export function findClusters(columns: Columns, clusterStart: Uint32Array): Clusters {
  const rowOf = (cluster: number) => clusterStart[cluster]!
  const groupStart = starts(clusterStart.length - 1, (one, other) =>
    areOneGroup(columns, rowOf(one), rowOf(other)),
  )
  const rowOfGroup = (group: number) => rowOf(groupStart[group]!)
  const kindStart = starts(groupStart.length - 1, (one, other) =>
    areOneKind(columns, rowOfGroup(one), rowOfGroup(other)),
  )
  const kinds = Array.from(kindStart.subarray(0, -1), rowOfGroup)

  const clusters: Clusters = {
    clusterHeads: headsFrom(clusterStart),
    clusterNewest: new Float64Array(clusterStart.length - 1),
    clusterGroup: new Uint32Array(clusterStart.length - 1),
    groupHeads: headsFrom(groupStart),
    groupNewest: new Float64Array(groupStart.length - 1).fill(-Infinity),
    groupsByNewest: Uint32Array.from({ length: groupStart.length - 1 }, (_, group) => group),
    kindStart,
    kindFaith: Uint16Array.from(kinds, (row) => faithKindAt(columns, row)),
    partitionStart: new Uint32Array(PARTITIONS + 1),
  }
  for (let cluster = 0; cluster < clusterStart.length - 1; cluster++)
    summarizeCluster(columns, clusters, cluster)
  for (let group = 0; group < groupStart.length - 1; group++) summarizeGroup(columns, clusters, group)
  orderPartitions(
    clusters,
    kinds.map((row) => partitionAt(columns, row)),
  )
  return clusters
}

const areOneKind = (columns: Columns, one: number, other: number) =>
  faithKindAt(columns, one) === faithKindAt(columns, other) &&
  partitionAt(columns, one) === partitionAt(columns, other)

export const areOneGroup = (columns: Columns, one: number, other: number) =>
  countryAt(columns, one) === countryAt(columns, other) && areOneKind(columns, one, other)

function starts(count: number, areOne: (at: number, before: number) => boolean): Uint32Array {
  const found: number[] = []
  for (let at = 0; at < count; at++) if (at === 0 || !areOne(at, at - 1)) found.push(at)
  found.push(count)
  return Uint32Array.from(found)
}

function headsFrom(firsts: Uint32Array): Uint32Array {
  const heads = new Uint32Array(firsts.length * HEAD)
  for (let at = 0; at < firsts.length; at++) heads[at * HEAD + FIRST] = firsts[at]!
  return heads
}

function summarizeCluster(columns: Columns, { clusterHeads, clusterNewest }: Clusters, cluster: number) {
  let [tribes, spoken, spokenToo, newest] = [0, 0, 0, -Infinity]
  let [youngest, oldest, from, to] = [255, 0, 255, 0]
  for (let row = firstOf(clusterHeads, cluster); row < firstOf(clusterHeads, cluster + 1); row++) {
    tribes |= tribeBit(tribeAt(columns, row))
    spoken |= languagesAt(columns, row)
    spokenToo |= moreLanguagesAt(columns, row)
    newest = Math.max(newest, columns.joined[row]!)
    const band = ageBandOf(ageAt(columns, row)) * BAND
    youngest = Math.min(youngest, band)
    oldest = Math.max(oldest, band + BAND - 1)
    from = Math.min(from, ageFromAt(columns, row))
    to = Math.max(to, ageToAt(columns, row))
  }
  const ages = youngest | (oldest << 8) | (from << 16) | (to << 24)
  clusterHeads.set([ages, spoken, tribes, spokenToo], cluster * HEAD + AGES)
  clusterNewest[cluster] = newest
}

function summarizeGroup(columns: Columns, clusters: Clusters, group: number) {
  const { clusterHeads, clusterNewest, clusterGroup, groupHeads, groupNewest } = clusters
  let [tribes, spoken, spokenToo, silent] = [0, 0, 0, 0]
  const [first, end] = [firstOf(groupHeads, group), firstOf(groupHeads, group + 1)]
  for (let cluster = first; cluster < end; cluster++) {
    tribes |= tribesOf(clusterHeads, cluster)
    const [languages, more] = [languagesOf(clusterHeads, cluster), moreLanguagesOf(clusterHeads, cluster)]
    spoken |= languages
    spokenToo |= more
    if ((languages | more) === 0) silent = UNKNOWN_LANGUAGES
    groupNewest[group] = Math.max(groupNewest[group]!, clusterNewest[cluster]!)
  }
  clusterGroup.fill(group, first, end)
  const row = firstOf(clusterHeads, first)
  const kind = faithKindAt(columns, row) | (countryAt(columns, row) << 16) | silent
  groupHeads.set([kind, spoken, tribes, spokenToo], group * HEAD + KIND)
}

function orderPartitions(
  { kindStart, partitionStart, groupsByNewest, groupNewest }: Clusters,
  partitions: readonly number[],
) {
  for (const partition of partitions) partitionStart[partition + 1]!++
  for (let partition = 0; partition < PARTITIONS; partition++) {
    const first = partitionStart[partition]!
    const end = first + partitionStart[partition + 1]!
    partitionStart[partition + 1] = end
    groupsByNewest
      .subarray(kindStart[first], kindStart[end])
      .sort((x, y) => groupNewest[y]! - groupNewest[x]!)
  }
}
