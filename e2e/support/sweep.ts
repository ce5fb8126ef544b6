import { type Language, pageAddress } from '@ndoa/contract/languages'
import { type Page, test } from '@playwright/test'
import { expectInOrder, type Judge } from './judges/judge.ts'
import { settled } from './network.ts'
import { openWhatIsClosed, show } from './screens.ts'

export async function sweepScreens(
  page: Page,
  addresses: readonly string[],
  judges: Record<string, Judge>,
  ofWhatOpens: Record<string, Judge> = {},
): Promise<void> {
  for (const address of addresses)
    await test.step(address, async () => {
      await show(page, address)
      await settled(page)
      await expectInOrder(page, judges)
      if (Object.keys(ofWhatOpens).length === 0 || !(await openWhatIsClosed(page))) return
      await settled(page)
      await expectInOrder(page, ofWhatOpens)
    })
}

export async function sweepPages(
  page: Page,
  paths: readonly string[],
  language: Language,
  judges: Record<string, Judge>,
): Promise<void> {
  for (const path of paths)
    await test.step(path, async () => {
      await page.goto(pageAddress(path, language))
      await page.evaluate('for (const one of document.querySelectorAll("details")) one.open = true')
      await settled(page)
      await expectInOrder(page, judges)
    })
}
