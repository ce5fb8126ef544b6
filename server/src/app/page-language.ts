import { LANGUAGE_COOKIE } from '@ndoa/contract/languages'
import type { FastifyReply, FastifyRequest } from 'fastify'
import Negotiator from 'negotiator'

/** The language that an address names, as `/fr/about` does. */
export const prefixOf = (languages: readonly string[], path: string): string | undefined =>
  languages.find((language) => path === `/${language}` || path.startsWith(`/${language}/`))

/**
 * The language of a page whose address does not say it: what was chosen in this browser, else the best that it accepts. Caches
 * are told what the answer depends on.
 */
export function languageOfPage(
  languages: readonly string[],
  request: Pick<FastifyRequest, 'headers'> & Partial<Pick<FastifyRequest, 'cookies'>>,
  reply: Pick<FastifyReply, 'header'>,
): string {
  const chosen = request.cookies?.[LANGUAGE_COOKIE] // none when a request could not be read
  const accepted = () => new Negotiator(request).language([...languages]) ?? 'en'
  const language = chosen && languages.includes(chosen) ? chosen : accepted()
  reply.header('vary', 'cookie, accept-language').header('content-language', language)
  return language
}
