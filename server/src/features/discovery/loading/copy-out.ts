import type { Connection, PoolClient, Submittable } from 'pg'
import { HASTE, type Pace } from './pace.ts'

/** A row of a copy: its fields begin at a byte, each preceded by its length. The bytes are there during the call only. */
export type OnRow = (bytes: DataView, from: number) => void

/**
 * The rows of `copy … to stdout (format binary)`, one call each: of a select in brackets, or of a table, which takes less.
 * Ten times as fast as a query's result for rows that nobody needs as objects. What a call throws ends the copy, and the
 * connection with it. While we rest, the database does, too: as soon as what it has sent lies unread.
 */
export function copyOut(client: PoolClient, source: string, onRow: OnRow, pace: Pace = HASTE): Promise<void> {
  return new Promise((resolve, reject) => {
    const text = `copy ${source} to stdout (format binary)`
    client.query(new CopyOut(text, onRow, pace, resolve, reject))
  })
}

/** Messages begin with a letter and their length, which counts itself. */
const LETTER = 1
const HEAD = LETTER + 4
const COPY_DATA = 'd'.codePointAt(0)
const READY_FOR_QUERY = 'Z'.codePointAt(0)

/** A header that says nothing precedes the first row. */
const FILE_HEAD = 19
/** The number of a row's fields; below zero when there are no more rows. */
const FIELD_COUNT = 2

const ROOM = 2 ** 17

type Listener = (chunk: Buffer) => void

/**
 * What the driver asks of whatever it is given to run. The driver would make an object and an event of every row: as
 * long as the copy runs, the connection's bytes come here first, and all that are not rows are passed on to it.
 */
class CopyOut implements Submittable {
  readonly #text: string
  readonly #onRow: OnRow
  readonly #pace: Pace
  readonly #resolve: () => void
  readonly #reject: (error: unknown) => void
  #isFirst = true
  /** What has come and is not yet taken; always the same memory, because a million rows fill a lot of it. */
  #bytes = Buffer.alloc(ROOM)
  #view = viewOf(this.#bytes)
  #end = 0

  constructor(text: string, onRow: OnRow, pace: Pace, resolve: () => void, reject: (error: unknown) => void) {
    this.#text = text
    this.#onRow = onRow
    this.#pace = pace
    this.#resolve = resolve
    this.#reject = reject
  }

  submit(connection: Connection) {
    const { stream } = connection
    const driver = stream.listeners('data') as Listener[]
    const passOn: Listener = (message) => {
      for (const listener of driver) listener.call(stream, message)
    }
    const giveBack = () => {
      stream.off('data', take)
      for (const listener of driver) stream.on('data', listener)
    }
    const take: Listener = (chunk) => {
      const begun = performance.now()
      try {
        this.#take(chunk, passOn, giveBack)
      } catch (error) {
        this.#reject(error)
        stream.off('data', take).destroy()
      }
      const rest = this.#pace(performance.now() - begun)
      if (rest > 0) {
        stream.pause()
        setTimeout(() => stream.resume(), rest)
      }
    }
    for (const listener of driver) stream.off('data', listener)
    stream.on('data', take)
    connection.query(this.#text)
  }

  #take(chunk: Buffer, passOn: Listener, giveBack: () => void) {
    this.#append(chunk)
    const [bytes, view] = [this.#bytes, this.#view]
    let at = 0
    while (at + HEAD <= this.#end) {
      const end = at + LETTER + view.getUint32(at + LETTER)
      const letter = bytes[at]
      if (letter === READY_FOR_QUERY) {
        giveBack()
        return passOn(Buffer.from(bytes.subarray(at, this.#end)))
      }
      if (end > this.#end) break
      if (letter === COPY_DATA) this.#takeData(view, at + HEAD, end)
      else passOn(Buffer.from(bytes.subarray(at, end)))
      at = end
    }
    bytes.copyWithin(0, at, this.#end)
    this.#end -= at
  }

  #append(chunk: Buffer) {
    const end = this.#end + chunk.length
    if (end > this.#bytes.length) {
      this.#bytes = Buffer.concat([this.#bytes.subarray(0, this.#end)], end * 2)
      this.#view = viewOf(this.#bytes)
    }
    this.#bytes.set(chunk, this.#end)
    this.#end = end
  }

  #takeData(view: DataView, from: number, end: number) {
    const row = from + (this.#isFirst ? FILE_HEAD : 0)
    this.#isFirst = false
    if (row < end && view.getInt16(row) >= 0) this.#onRow(view, row + FIELD_COUNT)
  }

  handleCommandComplete() {}

  handleReadyForQuery() {
    this.#resolve()
  }

  handleError(error: unknown) {
    this.#reject(error)
  }
}

const viewOf = (bytes: Buffer) => new DataView(bytes.buffer, bytes.byteOffset, bytes.length)
