export interface WebDriver {
  get(command: string): Promise<unknown>
  post(command: string, body?: object): Promise<unknown>
  run(script: string, ...args: unknown[]): Promise<unknown>
  end(): Promise<void>
}

/** With this timeout an unresponsive driver fails the journey with an error that names the call. */
const DRIVER_TIMEOUT_MS = 60_000

/** @throws when the driver cannot start a browser */
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
    signal: AbortSignal.timeout(DRIVER_TIMEOUT_MS),
  })
  const { value } = (await answer.json()) as { value: unknown }
  if (answer.ok) return value
  const { error, message } = value as { error: string; message: string }
  throw new Error(`${method} ${address}: ${error} ${message}`)
}
