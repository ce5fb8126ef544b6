import { brotliDecompressSync, gunzipSync } from 'node:zlib'
import Fastify from 'fastify'
import { expect, test } from 'vitest'
import { compressAnswer } from './compression.ts'

const LONG = { data: Array.from({ length: 200 }, (_, n) => ({ display_name: 'Amara', n })) }

function aServer() {
  const http = Fastify()
  http.get('/long', { onSend: compressAnswer }, () => LONG)
  http.get('/short', { onSend: compressAnswer }, () => ({ data: [] }))
  return (url: string, accepted?: string) =>
    http.inject({ url, headers: accepted === undefined ? {} : { 'accept-encoding': accepted } })
}

test.each([
  { accepted: 'gzip, deflate, br', encoding: 'br', unpack: brotliDecompressSync },
  { accepted: 'gzip, deflate', encoding: 'gzip', unpack: gunzipSync },
])('a long answer is compressed with $encoding for a client that accepts $accepted', async (row) => {
  const answer = await aServer()('/long', row.accepted)
  expect(answer.headers).toMatchObject({ 'content-encoding': row.encoding, vary: 'accept-encoding' })
  expect(answer.headers['content-length']).toBe(String(answer.rawPayload.length))
  expect(answer.rawPayload.length).toBeLessThan(JSON.stringify(LONG).length / 4)
  expect(JSON.parse(row.unpack(answer.rawPayload).toString())).toEqual(LONG)
})

test('short answers and answers without an accepted encoding are sent uncompressed', async () => {
  const ask = aServer()
  for (const answer of [await ask('/short', 'br'), await ask('/long'), await ask('/long', 'identity')]) {
    expect(answer.headers['content-encoding']).toBeUndefined()
    expect(answer.json()).toHaveProperty('data')
  }
})
