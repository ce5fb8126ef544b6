import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { mount } from '../../../../testing/mount.tsx'
import { StrongestReasons } from './strongest-reasons.tsx'

const REASONS = [
  ['You’re both Methodist', 'a similar age'],
  ['Both speak English, Kiswahili and Kikuyu', 'you’re both Kikuyu'],
  ['Langues en commun (français, anglais et wolof)', 'vous êtes tous les deux wolofs'],
  ['Mnazungumza Kiswahili, Kiingereza na Kikuyu', 'mnaishi nchini Kenya'],
  ['Da mesma fé, o cristianismo', 'da mesma denominação', 'a fé que procura'],
  ['الدين نفسه، المسيحية', 'الطائفة نفسها'],
  ['ሁለታችሁም አማርኛና እንግሊዝኛ ትናገራላችሁ', 'በአንድ ከተማ ትኖራላችሁ'],
]

/** How much of a fact is visible. */
function shown(fact: Element): 'whole' | 'cut' | 'not' {
  const box = fact.getBoundingClientRect()
  const frame = fact.parentElement?.getBoundingClientRect() ?? box
  if (box.left >= frame.right - 1 || box.right <= frame.left + 1) return 'not'
  const text = fact.lastElementChild ?? fact
  return box.bottom <= frame.bottom + 1 && text.scrollHeight <= text.clientHeight + 1 ? 'whole' : 'cut'
}

test.each([
  [146, 'ltr'], // a card of two beside each other on a phone
  [160, 'ltr'],
  [240, 'rtl'],
  [400, 'ltr'],
  [900, 'rtl'],
] as const)('facts are complete or absent, without a separator, %i px wide (%s)', async (width, dir) => {
  mount(
    <div dir={dir} style={{ width }} className="@container">
      <StrongestReasons reasons={REASONS.map((facts) => facts.join(' · '))} />
    </div>,
  )
  const rows = page.getByRole('listitem')
  await expect.element(rows.nth(REASONS.length - 1)).toBeVisible()
  for (const row of rows.elements()) {
    const [first, ...more] = [...row.children].map(shown)
    expect(first, row.textContent).toBe('whole')
    expect(more).not.toContain('cut')
    expect(row.textContent).not.toContain('·')
    if (width >= 400) expect(more[0]).toBe('whole')
  }
})
