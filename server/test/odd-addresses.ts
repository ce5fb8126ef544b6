import { METHODS, request } from 'node:http'

export const ODD_ADDRESSES = [
  '//etc/passwd',
  '/%00',
  '/..%2f..',
  '/..%2f..%2fetc%2fpasswd',
  '/%2e%2e/%2e%2e/etc/passwd',
  '/../../etc/passwd',
  '/%5c..%5c..',
  '/%',
  '/%ff',
  '/%E0%A4%A',
  '/\\',
  '/\\..\\..',
  `/${'a'.repeat(8_000)}`,
  `/${'a/'.repeat(4_000)}`,
  `/about${'%20'.repeat(2_000)}`,
  '/about%00',
  '/assets/%00',
  '/assets/..%2f..%2fpackage.json',
  '/assets/',
  '/printed/about.html',
  '/functions/v1/%',
  '/functions/v1/%00',
  '/functions/v1/..%2flikes',
  '/auth/v1/%',
  '/auth/v1/..%2f..',
  '/storage/v1/photos/%00/w320',
  `/storage/v1/photos/${'a'.repeat(300)}/w320`,
  '/storage/v1/photos/..%2f..%2f/w320?v=%00&e=1&s=%ff',
  '/realtime/v1/%',
  '/healthz/%',
] as const

/** Excludes CONNECT, which gets no response. */
const methods = METHODS.filter((method) => method !== 'CONNECT')

export async function askOddAddresses(port: number): Promise<{ label: string; status: number }[]> {
  const answers = []
  for (const path of ODD_ADDRESSES)
    for (const method of methods) {
      const status = await ask(port, method, path)
      answers.push({ label: `${method} ${path.slice(0, 80)}: ${status}`, status })
    }
  return answers
}

const ask = (port: number, method: string, path: string) =>
  new Promise<number>((resolve, reject) => {
    const outgoing = request({ port, host: '127.0.0.1', method, path, agent: false }, (answer) => {
      answer.resume()
      resolve(answer.statusCode ?? 0)
    })
    outgoing.on('error', reject).end()
  })
