/**
 * The content security policy would silently drop inline styles and scripts. It allows structured data, which never
 * runs.
 */
export function refuseInlineCode(name: string, html: string): void {
  const found = html
    .replaceAll('<script type="application/ld+json">', '')
    .match(/ style="|<style|<script(?![^>]* src=)| on[a-z]+="|javascript:/)
  if (found) throw new Error(`${name} contains inline code: ${found[0]}`)
}
