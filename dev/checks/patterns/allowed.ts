/** Allowed non-linear or dynamic patterns, with what bounds their work. Unused entries fail the check. */
export const ALLOWED: Readonly<Record<string, string>> = {
  'contract/src/french.ts /\\B(?=(?:\\d{3})+$)/g': 'a number has at most 21 digits',
  'contract/src/portuguese.ts /\\B(?=(?:\\d{3})+$)/g': 'a number has at most 21 digits',
  'contract/src/money.ts /\\B(?=(\\d{3})+$)/g': 'a sum has at most 21 digits',
  "contract/src/isolated.ts new RegExp(parts, 'g')":
    'values as they are, and a pattern that is judged by itself',
  "contract/src/person-name.ts new RegExp(`([${JOINING}])[\\\\u200c\\\\u200d](?=[${JOINING}])`, 'gu')":
    'three single characters',
  "server/src/app/web.ts new RegExp(`^${path.replace(/:\\w+/g, '[^/]+')}$`)":
    'a path of the console, anchored, with slashes between its parts',
  'server/src/features/trust/shield/screening/quotes.ts /“[^”]*”|„[^“”]*[“”]|«[^»]*»|"[^"]*"|(?<=^|\\n)[ \\t]*>[^\\n]*/g':
    'a message has at most 4,000 characters, which take 8 ms',
  "web/src/features/dating/messaging/thread/emoji.ts new RegExp(String.raw`^\\s*(?:${EMOJI}\\s*){1,3}$`, 'u')":
    'it reads at most 119 characters',
  'web/src/languages/load.ts new RegExp(`(?:^|; )${LANGUAGE_COOKIE}=(\\\\w+)`)':
    'the name of a cookie, with one repeat behind it',
}
