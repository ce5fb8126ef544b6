import { LANGUAGE_COOKIE } from '@ndoa/contract/languages'
import type { FastifyReply, FastifyRequest } from 'fastify'
import Negotiator from 'negotiator'

export const prefixOf = (languages: readonly string[], path: string): string | undefined =>
  languages.find((language) => path === `/${language}` || path.startsWith(`/${language}/`))

/** For pages without a language in their address. Prefers the saved choice to `Accept-Language`, and sets `Vary`. */
export function languageOfPage(
  languages: readonly string[],
  request: Pick<FastifyRequest, 'headers'> & Partial<Pick<FastifyRequest, 'cookies'>>,
  reply: Pick<FastifyReply, 'header'>,
): string {
  const chosen = request.cookies?.[LANGUAGE_COOKIE] // undefined if the request could not be parsed
  const accepted = () => new Negotiator(request).language([...languages]) ?? 'en'
  const language = chosen && languages.includes(chosen) ? chosen : accepted()
  reply.header('vary', 'cookie, accept-language').header('content-language', language)
  return language
}
