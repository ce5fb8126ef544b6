import type { Connection, PoolClient, Submittable } from 'pg'

/** A header that says nothing precedes the first row. */
const HEADER = 19
/** What stands in place of a row's number of fields when there are no more rows. */
const END = -1

/**
 * The rows of `copy (…) to stdout (format binary)`, one call each, as the bytes behind the number of fields. Ten times
 * as fast as a query's result for rows that nobody needs as objects. What a call throws ends the copy, and the
 * connection with it.
 */
export function copyOut(client: PoolClient, select: string, onRow: (row: Buffer) => void): Promise<void> {
  return new Promise((resolve, reject) => {
    client.query(new CopyOut(`copy (${select}) to stdout (format binary)`, onRow, resolve, reject))
  })
}

/** What the driver asks of whatever it is given to run. */
class CopyOut implements Submittable {
  readonly #text: string
  readonly #onRow: (row: Buffer) => void
  readonly #resolve: () => void
  readonly #reject: (error: unknown) => void
  #isFirst = true

  constructor(
    text: string,
    onRow: (row: Buffer) => void,
    resolve: () => void,
    reject: (error: unknown) => void,
  ) {
    this.#text = text
    this.#onRow = onRow
    this.#resolve = resolve
    this.#reject = reject
  }

  submit(connection: Connection) {
    connection.query(this.#text)
  }

  handleCopyData({ chunk }: { chunk: Buffer }, connection: Connection) {
    try {
      this.#take(chunk)
    } catch (error) {
      this.#reject(error)
      connection.stream.destroy()
    }
  }

  #take(chunk: Buffer) {
    const from = this.#isFirst ? HEADER : 0
    this.#isFirst = false
    if (chunk.length > from && chunk.readInt16BE(from) !== END) this.#onRow(chunk.subarray(from + 2))
  }

  handleCommandComplete() {}

  handleReadyForQuery() {
    this.#resolve()
  }

  handleError(error: unknown) {
    this.#reject(error)
  }
}
