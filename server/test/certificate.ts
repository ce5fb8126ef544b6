import { generateKeyPairSync, sign } from 'node:crypto'

/** @returns a self-signed certificate for 127.0.0.1 and localhost in PEM form, valid for `days` from now */
export function aCertificate(days: number): { key: string; cert: string } {
  const { privateKey, publicKey } = generateKeyPairSync('ec', { namedCurve: 'prime256v1' })
  const name = der(0x30, der(0x31, der(0x30, oid('550403'), der(0x0c, Buffer.from('localhost')))))
  const from = new Date(Date.now() - 86_400_000)
  const to = new Date(Date.now() + days * 86_400_000)
  const names = der(0x30, der(0x82, Buffer.from('localhost')), der(0x87, Buffer.from([127, 0, 0, 1])))
  const authority = der(0x30, der(0x01, Buffer.from([0xff])))
  const body = der(
    0x30,
    der(0xa0, der(0x02, Buffer.from([2]))),
    der(0x02, Buffer.from([1])),
    ECDSA_SHA256,
    name,
    der(0x30, timeOf(from), timeOf(to)),
    name,
    publicKey.export({ type: 'spki', format: 'der' }),
    der(0xa3, der(0x30, extension('551d11', names), extension('551d13', authority))),
  )
  const signature = sign('sha256', body, privateKey)
  const whole = der(0x30, body, ECDSA_SHA256, der(0x03, Buffer.from([0]), signature))
  const cert = `-----BEGIN CERTIFICATE-----\n${whole.toString('base64')}\n-----END CERTIFICATE-----\n`
  return { key: privateKey.export({ type: 'pkcs8', format: 'pem' }).toString(), cert }
}

function der(tag: number, ...parts: Buffer[]): Buffer {
  const content = Buffer.concat(parts)
  const { length } = content
  const size = length < 0x80 ? [length] : length < 0x100 ? [0x81, length] : [0x82, length >> 8, length & 0xff]
  return Buffer.concat([Buffer.from([tag, ...size]), content])
}

const oid = (hex: string) => der(0x06, Buffer.from(hex, 'hex'))
const ECDSA_SHA256 = der(0x30, oid('2a8648ce3d040302'))
const extension = (id: string, value: Buffer) => der(0x30, oid(id), der(0x04, value))
const timeOf = (time: Date) =>
  der(0x17, Buffer.from(`${time.toISOString().replace(/[-:T]/g, '').slice(2, 14)}Z`))
