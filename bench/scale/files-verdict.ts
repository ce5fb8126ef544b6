/** A server was asked for a photo that one of them had taken in. */
export interface Look {
  photo: string
  /** The server that was asked. */
  server: string
  status: number
  /** Of the bytes that came. */
  hash: string
}

export interface FilesRecord {
  servers: readonly string[]
  /** While the photos were there. */
  before: readonly Look[]
  /** After they were deleted. */
  after: readonly Look[]
  /** Seconds until the store had none of its files any more, by photo; null: it still has some. */
  gone: Readonly<Record<string, number | null>>
}

export interface FilesVerdict {
  photos: number
  /** Looks that did not show what the others showed. */
  notSeen: number
  /** Looks that were still answered with a picture. */
  stillSeen: number
  /** Photos of which the store still has bytes. */
  stillStored: number
  /** Seconds; of the slowest. */
  goneAfter: number
}

/** Everything has to be seen on each server, and then on none, nor in the store. */
export function filesVerdict({ servers, before, after, gone }: FilesRecord): FilesVerdict {
  const photos = Map.groupBy(before, ({ photo }) => photo)
  const notSeen = [...photos.values()].flatMap((looks) =>
    servers.filter((server) => {
      const look = looks.find((one) => one.server === server)
      return look?.status !== 200 || look.hash !== looks[0]?.hash
    }),
  )
  const times = [...photos.keys()].map((photo) => gone[photo] ?? null)
  return {
    photos: photos.size,
    notSeen: notSeen.length,
    stillSeen: after.filter(({ status }) => status === 200).length,
    stillStored: times.filter((time) => time === null).length,
    goneAfter: Math.max(0, ...times.map((time) => time ?? Infinity)),
  }
}
