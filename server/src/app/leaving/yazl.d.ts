declare module 'yazl' {
  export class ZipFile {
    readonly outputStream: NodeJS.ReadableStream
    addBuffer(bytes: Buffer, path: string, options?: { mtime?: Date; compress?: boolean }): void
    end(): void
  }
}
