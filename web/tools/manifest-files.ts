import type { Manifest, ManifestChunk } from 'vite'

export function filesOf(manifest: Manifest, chunk: ManifestChunk, seen = new Set<string>()): string[] {
  if (seen.has(chunk.file)) return []
  seen.add(chunk.file)
  const imported = (chunk.imports ?? []).flatMap((source) => filesOf(manifest, manifest[source]!, seen))
  return [chunk.file, ...(chunk.css ?? []), ...(chunk.assets ?? []), ...imported]
}
