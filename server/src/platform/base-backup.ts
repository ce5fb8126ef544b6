import { closeSync, fsyncSync, openSync, writeSync } from 'node:fs'
import { join } from 'node:path'
import { Client, type Submittable } from 'pg'

const COMMAND = "BASE_BACKUP (LABEL 'ndoa', CHECKPOINT 'fast', WAL true, MANIFEST 'yes', COMPRESSION 'gzip')"

/**
 * Writes `base.tar.gz`, including the WAL that makes it consistent, and `backup_manifest` to an existing empty folder.
 * @param url for a role with the REPLICATION privilege
 * @throws if a part is missing; the files written so far are then useless
 */
export async function takeBaseBackup(url: string, folder: string): Promise<void> {
  const config = { connectionString: url, replication: 'true', application_name: 'ndoa-backup' }
  const client = new Client(config)
  client.on('error', () => {})
  await client.connect()
  try {
    await new Promise<void>((done, failed) => client.query(receiver(folder, done, failed)))
  } finally {
    await client.end()
  }
}

const ARCHIVE = 'n'
const MANIFEST = 'm'
const DATA = 'd'

/** In PostgreSQL's copy protocol, a name starts a file, and data belongs to the file named last. */
function receiver(folder: string, done: () => void, failed: (error: Error) => void): Submittable {
  let file: number | null = null
  const written: string[] = []
  let refusal: Error | null = null

  function begin(name: string) {
    end()
    if (!/^[\w.]+$/.test(name)) throw new Error(`The database sent a file of an odd name: ${name}`)
    file = openSync(join(folder, name), 'wx', 0o600)
    written.push(name)
  }

  function end() {
    if (file === null) return
    fsyncSync(file)
    closeSync(file)
    file = null
  }

  function receive(chunk: Buffer) {
    const kind = String.fromCharCode(chunk[0] ?? 0)
    if (kind === ARCHIVE) begin(chunk.toString('utf8', 1, chunk.indexOf(0, 1)))
    else if (kind === MANIFEST) begin('backup_manifest')
    else if (kind === DATA && file !== null) writeSync(file, chunk, 1)
  }

  const query = {
    submit: (connection: { query(text: string): void }) => connection.query(COMMAND),
    handleRowDescription() {},
    handleDataRow() {},
    handleCommandComplete() {},
    handleCopyData({ chunk }: { chunk: Buffer }) {
      if (refusal) return
      try {
        receive(chunk)
      } catch (error) {
        refusal = error as Error
      }
    },
    handleError: failed,
    handleReadyForQuery() {
      end()
      const isWhole = written.includes('base.tar.gz') && written.includes('backup_manifest')
      if (refusal) failed(refusal)
      else if (!isWhole) failed(new Error('The database sent no whole backup.'))
      else if (written.length > 2) failed(new Error('Tablespaces of their own are not backed up.'))
      else done()
    },
  }
  return query
}
