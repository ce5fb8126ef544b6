import { once } from 'node:events'

/** Reachable server memory in MB, without garbage awaiting collection. */
export interface LiveMemory {
  measure(): Promise<number>
  close(): void
}

export async function liveMemoryAt(port: number): Promise<LiveMemory> {
  const [target] = (await (await fetch(`http://127.0.0.1:${port}/json/list`)).json()) as {
    webSocketDebuggerUrl: string
  }[]
  const socket = new WebSocket(target?.webSocketDebuggerUrl ?? '')
  await once(socket, 'open')
  let last = 0
  async function ask(method: string): Promise<{ usedSize?: number }> {
    const id = ++last
    socket.send(JSON.stringify({ id, method }))
    for (;;) {
      const [{ data }] = (await once(socket, 'message')) as [{ data: string }]
      const answer = JSON.parse(data) as { id?: number; result: { usedSize?: number } }
      if (answer.id === id) return answer.result
    }
  }
  return {
    async measure() {
      await ask('HeapProfiler.collectGarbage')
      return ((await ask('Runtime.getHeapUsage')).usedSize ?? Number.NaN) / 2 ** 20
    },
    close: () => socket.close(),
  }
}
