import { mkdtempSync, readdirSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import S3rver from '@20minutes/s3rver'

/** Starts an S3 store on loopback that checks signatures, with an empty bucket. */
export async function startS3() {
  const folder = mkdtempSync(join(tmpdir(), 'ndoa-s3-'))
  const options = { address: '127.0.0.1', silent: true, directory: folder }
  const bucket = { configureBuckets: [{ name: 'files' }] }
  let server = withSlash(new S3rver({ ...options, port: 0, ...bucket }))
  const { port } = await server.run()
  return {
    environment: {
      S3_BUCKET: 'files',
      S3_ENDPOINT: `http://127.0.0.1:${port}`,
      S3_ACCESS_KEY: 'S3RVER',
      S3_SECRET_KEY: 'S3RVER',
    },
    filesOf: (part: string) =>
      readdirSync(join(folder, 'files'), { recursive: true })
        .map(String)
        .filter((path) => path.endsWith('._S3rver_object') && path.includes(part)),
    stop: () => server.close(),
    async restart() {
      server = withSlash(new S3rver({ ...options, port, ...bucket }))
      await server.run()
    },
    async close() {
      await server.close().catch(() => {}) // it may have stopped already
      rmSync(folder, { recursive: true, force: true })
    },
  }
}

/** s3rver checks the signature for `/files/` as if for `/files`, but clients sign the slash when they list a bucket. */
function withSlash(server: S3rver): S3rver {
  server.middleware.splice(-1, 0, (context, next) => {
    if (/^\/[^/]+\/$/.test(context.path)) {
      context.mountPath = '/'
      context.state.vhost = true
    }
    return next()
  })
  return server
}
