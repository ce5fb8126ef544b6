declare module '@20minutes/s3rver' {
  export default class S3rver {
    constructor(options: {
      address: string
      port: number
      silent: boolean
      directory: string
      configureBuckets: { name: string }[]
    })
    middleware: ((
      context: { path: string; mountPath: string; state: { vhost?: boolean } },
      next: () => Promise<void>,
    ) => Promise<void>)[]
    run(): Promise<{ port: number }>
    close(): Promise<void>
  }
}
