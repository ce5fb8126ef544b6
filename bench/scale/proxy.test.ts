import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { proxyConfig, statusIn } from './proxy.ts'

const deployed = readFileSync(new URL('../../deploy/haproxy.cfg', import.meta.url), 'utf8')
const place = {
  folder: '/tmp/bench',
  http: 8000,
  https: 8443,
  servers: [
    { name: 'server-1', port: 3001, internalPort: 9001 },
    { name: 'server-2', port: 3002, internalPort: 9002 },
  ],
}

test('a bench runs the deployed configuration with its own addresses and a call log', () => {
  const config = proxyConfig(deployed, place)
  const lines = new Set(deployed.split('\n'))
  expect(config.split('\n').filter((line) => !lines.has(line))).toEqual([
    '  maxconn 8000',
    '  stats socket /tmp/bench/haproxy.sock mode 600 level admin',
    '  option httplog',
    '  bind 127.0.0.1:8000',
    '  bind 127.0.0.1:8443 ssl crt /tmp/bench/ndoa.pem alpn h2,http/1.1',
    '  http-response set-header x-served-by %s',
    '  server server-1 127.0.0.1:3001 port 9001',
    '  server server-2 127.0.0.1:3002 port 9002',
  ])
})

test('a file that differs from the deployed one is detected', () => {
  expect(() => proxyConfig(deployed.replace('bind :80', 'bind :8080'), place)).toThrow('/bind :80$/m')
})

test('a server’s status is read from HAProxy’s table', () => {
  const table = '# pxname,svname,status\nsite,FRONTEND,OPEN\nservers,server-1,UP\nservers,server-2,DOWN 1/2\n'
  expect([statusIn(table, 'server-1'), statusIn(table, 'server-2')]).toEqual(['UP', 'DOWN 1/2'])
  expect(statusIn('', 'server-1')).toBeUndefined()
})
