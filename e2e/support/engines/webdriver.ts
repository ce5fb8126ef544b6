/** A session of the W3C WebDriver protocol. */
export interface WebDriver {
  get(command: string): Promise<unknown>
  post(command: string, body?: object): Promise<unknown>
  /** Runs the body of a function in the page. @returns what it returns; an element as a reference */
  run(script: string, ...args: unknown[]): Promise<unknown>
  end(): Promise<void>
}

/** A driver that does not answer ends a journey with its name instead of a silent time-out. */
const PATIENCE_MS = 60_000

/** Starts a browser. @throws when the driver at this address cannot */
export async function openSession(driver: string, options: object): Promise<WebDriver> {
  const capabilities = { alwaysMatch: options }
  const { sessionId } = (await call(`${driver}/session`, 'POST', { capabilities })) as { sessionId: string }
  const session = `${driver}/session/${sessionId}`
  const post = (command: string, body: object = {}) => call(`${session}/${command}`, 'POST', body)
  return {
    post,
    get: (command) => call(`${session}/${command}`, 'GET'),
    run: (script, ...args) => post('execute/sync', { script, args }),
    end: async () => void (await call(session, 'DELETE')),
  }
}

async function call(address: string, method: string, body?: object): Promise<unknown> {
  const answer = await fetch(address, {
    method,
    body: body === undefined ? null : JSON.stringify(body),
    signal: AbortSignal.timeout(PATIENCE_MS),
  })
  const { value } = (await answer.json()) as { value: unknown }
  if (answer.ok) return value
  const { error, message } = value as { error: string; message: string }
  throw new Error(`${method} ${address}: ${error} ${message}`)
}
