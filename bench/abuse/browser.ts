import type { Product } from '../messaging/product.ts'

export interface Answer {
  status: number
  body: { data?: unknown; [key: string]: unknown }
}

/** The product trusts the bench as its proxy, so each browser can claim its own address. */
export interface Browser {
  address: string
  cookies: Map<string, string>
  post(path: string, body: object): Promise<Answer>
}

export function aBrowser(
  { url }: Pick<Product, 'url'>,
  address: string,
  cookies: Iterable<[string, string]> = [],
): Browser {
  const jar = new Map(cookies)
  return {
    address,
    cookies: jar,
    async post(path, body) {
      const cookie = [...jar].map(([name, value]) => `${name}=${value}`).join('; ')
      const response = await fetch(`${url}${path}`, {
        method: 'POST',
        headers: {
          'content-type': 'application/json',
          'x-forwarded-for': address,
          'sec-fetch-site': 'same-origin',
          ...(cookie && { cookie }),
        },
        body: JSON.stringify(body),
      })
      for (const line of response.headers.getSetCookie()) {
        const [, name, value] = /^([^=]+)=([^;]*)/.exec(line) ?? []
        if (name && value !== undefined) jar.set(name, value)
      }
      return { status: response.status, body: await bodyOf(response) }
    },
  }
}

async function bodyOf(response: Response): Promise<Answer['body']> {
  const text = await response.text()
  return text.startsWith('{') ? (JSON.parse(text) as Answer['body']) : {}
}
