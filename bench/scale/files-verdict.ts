export interface Look {
  photo: string
  server: string
  status: number
  hash: string
}

export interface FilesRecord {
  servers: readonly string[]
  before: readonly Look[]
  after: readonly Look[]
  /** Seconds until the store had none of a photo's files; null if some remained. */
  gone: Readonly<Record<string, number | null>>
}

export interface FilesVerdict {
  photos: number
  notSeen: number
  stillSeen: number
  stillStored: number
  /** Seconds for the slowest photo. */
  goneAfter: number
}

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
