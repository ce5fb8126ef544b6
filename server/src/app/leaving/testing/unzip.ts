import { inflateRawSync } from 'node:zlib'

/** Reads a zip's central directory. @returns its files by name */
export function unzip(zip: Buffer): Map<string, Buffer> {
  const files = new Map<string, Buffer>()
  const end = zip.lastIndexOf(Buffer.from('PK\x05\x06'))
  let at = zip.readUInt32LE(end + 16)
  for (let left = zip.readUInt16LE(end + 10); left > 0; left--) {
    const [method, size] = [zip.readUInt16LE(at + 10), zip.readUInt32LE(at + 20)]
    const [nameLength, extraLength, commentLength] = [28, 30, 32].map((offset) =>
      zip.readUInt16LE(at + offset),
    )
    const head = zip.readUInt32LE(at + 42)
    const start = head + 30 + zip.readUInt16LE(head + 26) + zip.readUInt16LE(head + 28)
    const bytes = zip.subarray(start, start + size)
    const name = zip.toString('utf8', at + 46, at + 46 + nameLength!)
    files.set(name, method === 0 ? bytes : inflateRawSync(bytes))
    at += 46 + nameLength! + extraLength! + commentLength!
  }
  return files
}
