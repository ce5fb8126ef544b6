import { createHash } from 'node:crypto'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import sharp from 'sharp'
import { describe, expect, it, vi } from 'vitest'
import { readPicture } from '../../server/src/features/dating/photos/index.ts'
import { diskStore } from '../../server/src/platform/file-stores.ts'
import { photoFile } from '../../server/src/platform/storage.ts'
import { CAST, makeCast } from './cast.ts'
import { COMPANIONS } from './companions.ts'
import { drawOnDemand } from './draw-on-demand.ts'
import { ageOn, type SeedMember } from './member.ts'
import { makeMembers } from './population.ts'
import { drawPortrait } from './portraits/draw.ts'
import type { Portrait } from './portraits/portrait.ts'
import { render } from './portraits/render.ts'
import { storePortraits } from './store-portraits.ts'

const today = new Date('2026-11-21T10:00:00Z')
const members = [
  ...makeCast(today, [...CAST, ...COMPANIONS]),
  ...makeMembers({ seed: 2026, count: 600, today }),
]
const many = makeMembers({ seed: 7, count: 3000, today })

describe('the demo portraits', () => {
  it('show a distinct face for each of 612 members', { timeout: 240_000 }, async () => {
    const mains = members.flatMap(({ portraits }) => portraits[0] ?? [])
    expect(mains).toHaveLength(612)
    expect(new Set(mains.map(featuresOf)).size).toBe(mains.length)
    const files = await Promise.all(mains.map((main) => render(main, 'w320')))
    const bytes = new Set(files.map((file) => createHash('sha256').update(file).digest('hex')))
    const hashes = await Promise.all(files.map(perceptualHash))
    expect(bytes.size).toBe(mains.length)
    expect(new Set(hashes).size).toBe(mains.length)
    expect(leastDistance(hashes)).toBeGreaterThan(12)
  })

  it('are never classified as plain pictures', { timeout: 240_000 }, async () => {
    const portraits = members.slice(0, 60).flatMap((member) => member.portraits)
    for (const portrait of portraits) {
      const { is_plain } = await readPicture(await render(portrait, 'w320'))
      expect(is_plain, JSON.stringify(portrait)).toBe(false)
    }
  })

  it('show the same person in every pose and outfit', () => {
    for (const { portraits } of many) {
      const [main, ...more] = portraits
      for (const { person } of more) expect(person).toEqual(main?.person)
      expect(new Set(portraits.map(({ shot }) => shot.place)).size).toBe(portraits.length)
      const outfits = portraits.map(({ shot }) => JSON.stringify([shot.pose, shot.clothes, shot.over]))
      expect(new Set(outfits).size).toBe(portraits.length)
    }
    expect(many.filter(({ portraits }) => portraits.length > 1).length).toBeGreaterThan(many.length / 3)
  })

  it('match gender, faith and age', () => {
    for (const member of many) for (const portrait of member.portraits) expectToFit(member, portrait)
    const veiled = many.filter(({ portraits }) => /hijab/i.test(portraits[0]?.shot.cover ?? ''))
    expect(veiled.length).toBeGreaterThan(50)
  })

  it('number from one to more than three per member', () => {
    const counts = many.map(({ portraits }) => portraits.length)
    expect(Math.min(...counts)).toBe(1)
    expect(Math.max(...counts)).toBeGreaterThan(3)
  })

  it('are the same for the same seed', () => {
    const repeated = makeMembers({ seed: 2026, count: 20, today }).flatMap(({ portraits }) => portraits)
    const first = members.slice(CAST.length + COMPANIONS.length).flatMap(({ portraits }) => portraits)
    expect(repeated.map(drawPortrait)).toEqual(first.slice(0, repeated.length).map(drawPortrait))
  })
})

describe('a demo photo file', () => {
  it('is drawn once, on first read, and not again after deletion', async () => {
    const folder = mkdtempSync(join(tmpdir(), 'ndoa-portraits-'))
    const storage = diskStore(folder)
    drawOnDemand(storage)
    const [photo] = await storePortraits(storage, members.slice(0, 1))
    const keyOf = (variant: 'w320' | 'w640' | 'w1280' | 'blur') => photoFile(photo?.storageKey ?? '', variant)
    const [one, same] = await Promise.all([storage.get(keyOf('w320')), storage.get(keyOf('w320'))])
    expect(same).toBe(one)
    expect(await sharp(one).metadata()).toMatchObject({ format: 'webp', width: 320, height: 400 })
    expect(Buffer.from(await storage.get(keyOf('w320')))).toEqual(Buffer.from(one))
    expect(await sharp(await storage.get(keyOf('blur'))).metadata()).toMatchObject({
      width: 480,
      height: 600,
    })
    await storage.delete([keyOf('w320'), keyOf('w640'), keyOf('w1280'), keyOf('blur')])
    for (const variant of ['w320', 'w640'] as const)
      await expect(storage.get(keyOf(variant))).rejects.toThrow()
    rmSync(folder, { recursive: true })
  })

  it('fails for its reader if it cannot be drawn, without affecting the next file', async () => {
    vi.resetModules()
    const { render: renderAnew } = await import('./portraits/render.ts')
    const portrait = members[0]?.portraits[0] as Portrait
    const { execPath } = process
    try {
      process.execPath = '/nowhere/node'
      const failed = await Promise.allSettled([renderAnew(portrait, 'w320'), renderAnew(portrait, 'blur')])
      for (const { reason } of failed as PromiseRejectedResult[])
        expect(reason).toMatchObject({
          message: 'the drawing process failed',
          cause: { code: expect.stringMatching(/ENOENT|EPIPE/) },
        })
    } finally {
      process.execPath = execPath
    }
    expect(await sharp(await renderAnew(portrait, 'w320')).metadata()).toMatchObject({ format: 'webp' })
  })
})

/** The visible features of a face, without its exact proportions. */
function featuresOf({ person, shot }: Portrait): string {
  return JSON.stringify([{ ...person, shape: null }, shot.cover, shot.cover && shot.scarf.colour])
}

function expectToFit({ gender, faith, date_of_birth }: SeedMember, { person, shot }: Portrait) {
  const age = ageOn(date_of_birth, today)
  if (gender === 'Female') {
    expect(person.beard).toBeUndefined()
    expect(shot.over).not.toBe('tie')
    expect(['kufi', 'hula', 'fila']).not.toContain(shot.cover)
  } else {
    expect(person.earrings).toBeUndefined()
    expect(shot.over).not.toBe('skirt')
    expect(['hijab', 'longHijab', 'gele', 'netela']).not.toContain(shot.cover)
  }
  // a profile without a faith may have any head covering
  if (/hijab|kufi|hula/i.test(shot.cover ?? '')) expect(faith ?? 'islam').toBe('islam')
  if (shot.cover === 'netela' || shot.place === 'church') expect(faith ?? 'christianity').toBe('christianity')
  if (shot.place === 'mosque') expect(faith ?? 'islam').toBe('islam')
  if (shot.expression === 'old' || /^#(8c|a3|6f665f|bd)/.test(person.hair)) expect(age).toBeGreaterThan(44)
}

/** Compares each of 16 × 16 parts of the picture with its right neighbour, per colour channel. */
async function perceptualHash(file: Uint8Array): Promise<string> {
  const small = await sharp(file).resize(17, 16, { fit: 'fill' }).removeAlpha().raw().toBuffer()
  const brighter = Array.from({ length: 16 * 16 * 3 }, (_, bit) => {
    const at = Math.floor(bit / 48) * 51 + (bit % 48)
    return (small[at] ?? 0) > (small[at + 3] ?? 0)
  })
  return brighter.map(Number).join('')
}

/** The smallest distance between two hashes, of 768 bits. */
function leastDistance(hashes: string[]): number {
  let least = Infinity
  for (const [i, one] of hashes.entries())
    for (const other of hashes.slice(i + 1)) {
      let differing = 0
      for (let bit = 0; bit < one.length; bit++) if (one[bit] !== other[bit]) differing++
      least = Math.min(least, differing)
    }
  return least
}
