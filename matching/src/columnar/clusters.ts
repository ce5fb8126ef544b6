import type { Columns } from './columns.ts'
import { PARTITIONS } from './partition.ts'

/**
 * The sorted rows, in blocks that score alike: a group shares partition, faith and country, a cluster languages and
 * about the age as well. Both know just enough of their members to say how well the best of them can fit.
 */
export interface Clusters {
  /** First row of each cluster, and one more for the end. */
  clusterStart: Uint32Array
  clusterGroup: Uint32Array
  /** Which tribes occur, as a set of 32 shared bits: a set bit may err, a clear one never does. */
  clusterTribes: Uint32Array
  clusterNewest: Float64Array
  clusterAgeBand: Uint8Array
  /** The widest range of ages that anybody here looks for. */
  clusterAgeFrom: Uint8Array
  clusterAgeTo: Uint8Array
  /** First cluster of each group, and one more for the end. */
  groupStart: Uint32Array
  groupFaith: Uint16Array
  groupCountry: Uint16Array
  /** All languages that anybody in the group speaks. */
  groupLanguages: Uint32Array
  /** Whether somebody in the group says nothing of languages. */
  groupHasSilent: Uint8Array
  groupTribes: Uint32Array
  groupNewest: Float64Array
  /** The groups of each partition, those with the newest members first. */
  groupsByNewest: Uint32Array
  /** First group of each partition, and one more for the end. */
  partitionStart: Uint32Array
}

/** Four years of age to a band: narrower ones would only make more clusters. */
export const ageBandOf = (age: number) => age >> 2

export const tribeBit = (tribe: number) => 1 << (tribe & 31)

/** Finds the clusters in the first `count` rows, which lie in cluster order. */
export function findClusters(columns: Columns, count: number): Clusters {
  const clusterStart = starts(count, (row) => isOtherCluster(columns, row))
  const clusterCount = clusterStart.length - 1
  const groupStart = starts(clusterCount, (cluster) => isOtherGroup(columns, clusterStart[cluster]!))
  const firstRow = (group: number) => clusterStart[groupStart[group]!]!
  const groups = Array.from({ length: groupStart.length - 1 }, (_, group) => group)
  const clusterGroup = new Uint32Array(clusterCount)
  for (const group of groups) clusterGroup.fill(group, groupStart[group], groupStart[group + 1])

  const clusters: Clusters = {
    clusterStart,
    clusterGroup,
    clusterTribes: new Uint32Array(clusterCount),
    clusterNewest: new Float64Array(clusterCount).fill(-Infinity),
    clusterAgeBand: new Uint8Array(clusterCount),
    clusterAgeFrom: new Uint8Array(clusterCount),
    clusterAgeTo: new Uint8Array(clusterCount),
    groupStart,
    groupFaith: Uint16Array.from(groups, (group) => columns.faithKind[firstRow(group)]!),
    groupCountry: Uint16Array.from(groups, (group) => columns.country[firstRow(group)]!),
    groupLanguages: new Uint32Array(groups.length),
    groupHasSilent: new Uint8Array(groups.length),
    groupTribes: new Uint32Array(groups.length),
    groupNewest: new Float64Array(groups.length).fill(-Infinity),
    groupsByNewest: Uint32Array.from(groups),
    partitionStart: new Uint32Array(PARTITIONS + 1),
  }
  summarise(columns, clusters)
  orderPartitions(clusters, (group) => columns.partition[firstRow(group)]!)
  return clusters
}

/** Where something new begins among `count` places, and the end. */
function starts(count: number, isNew: (at: number) => boolean): Uint32Array {
  const found: number[] = []
  for (let at = 0; at < count; at++) if (at === 0 || isNew(at)) found.push(at)
  found.push(count)
  return Uint32Array.from(found)
}

const isOther = (column: ArrayLike<number>, row: number) => column[row] !== column[row - 1]

const isOtherGroup = ({ partition, faithKind, country }: Columns, row: number) =>
  isOther(country, row) || isOther(faithKind, row) || isOther(partition, row)

const isOtherCluster = (columns: Columns, row: number) =>
  isOther(columns.languages, row) ||
  ageBandOf(columns.age[row]!) !== ageBandOf(columns.age[row - 1]!) ||
  isOtherGroup(columns, row)

function summarise(columns: Columns, clusters: Clusters) {
  const { tribe, joined, languages, age, ageFrom, ageTo } = columns
  for (let cluster = 0; cluster < clusters.clusterGroup.length; cluster++) {
    const [first, end] = [clusters.clusterStart[cluster]!, clusters.clusterStart[cluster + 1]!]
    let [tribes, newest, from, to] = [0, -Infinity, 255, 0]
    for (let row = first; row < end; row++) {
      tribes |= tribeBit(tribe[row]!)
      newest = Math.max(newest, joined[row]!)
      from = Math.min(from, ageFrom[row]!)
      to = Math.max(to, ageTo[row]!)
    }
    clusters.clusterTribes[cluster] = tribes
    clusters.clusterNewest[cluster] = newest
    clusters.clusterAgeBand[cluster] = ageBandOf(age[first]!)
    clusters.clusterAgeFrom[cluster] = from
    clusters.clusterAgeTo[cluster] = to
    addToGroup(clusters, clusters.clusterGroup[cluster]!, cluster, languages[first]!)
  }
}

function addToGroup(clusters: Clusters, group: number, cluster: number, languages: number) {
  clusters.groupTribes[group]! |= clusters.clusterTribes[cluster]!
  clusters.groupNewest[group] = Math.max(clusters.groupNewest[group]!, clusters.clusterNewest[cluster]!)
  clusters.groupLanguages[group]! |= languages
  if (languages === 0) clusters.groupHasSilent[group] = 1
}

function orderPartitions(
  { partitionStart, groupsByNewest, groupNewest }: Clusters,
  partitionOf: (group: number) => number,
) {
  for (const group of groupsByNewest) partitionStart[partitionOf(group) + 1]!++
  for (let partition = 0; partition < PARTITIONS; partition++) {
    const first = partitionStart[partition]!
    const end = first + partitionStart[partition + 1]!
    partitionStart[partition + 1] = end
    groupsByNewest.subarray(first, end).sort((x, y) => groupNewest[y]! - groupNewest[x]!)
  }
}
