import { type Language, pageAddress } from '@ndoa/contract/languages'
import { type Page, test } from '@playwright/test'
import { expectNoFindings, type Judge } from './judges/judge.ts'
import { waitUntilSettled } from './network.ts'
import { expandSections, show } from './screens.ts'

export async function sweepScreens(
  page: Page,
  addresses: readonly string[],
  judges: Record<string, Judge>,
  ofWhatOpens: Record<string, Judge> = {},
): Promise<void> {
  for (const address of addresses)
    await test.step(address, async () => {
      await show(page, address)
      await waitUntilSettled(page)
      await expectNoFindings(page, judges)
      if (Object.keys(ofWhatOpens).length === 0 || !(await expandSections(page))) return
      await waitUntilSettled(page)
      await expectNoFindings(page, ofWhatOpens)
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
      await waitUntilSettled(page)
      await expectNoFindings(page, judges)
    })
}
