import { LANGUAGE_LABELS, languageLabel } from '@ndoa/contract/language-names'
import { directionOf, type Language, pageAddress } from '@ndoa/contract/languages'
import { expect, type Page, test } from '@playwright/test'
import { aBrowser, signInByApi, signUpByApi } from '../support/people.ts'

const heading = (page: Page) => page.getByRole('heading', { level: 1 })
const htmlElement = (page: Page) => page.locator('html')

const firstByte = async (page: Page, address: string) =>
  / lang="(\w+)"/.exec((await (await page.goto(address))?.text()) ?? '')?.[1]

const TRIED: readonly Language[] = ['fr', 'ar']

for (const language of TRIED) {
  const name = languageLabel(language)

  test(`a member chooses ${name} and sees it in another browser too`, async ({ browser }) => {
    const email = `${language}.${Date.now()}@journey.test`
    const [one, other] = [await aBrowser(browser), await aBrowser(browser)]
    const person = { fullName: 'Aïssa Ndour', gender: 'Female', dateOfBirth: '1994-05-06', email } as const
    await signUpByApi(one, person, 'SN')
    let inEnglish = ''

    await test.step('one choice changes the language without reloading the page or its data', async () => {
      await one.goto('/settings')
      await expect(one.getByRole('switch').first()).toBeVisible()
      await one.waitForLoadState('networkidle') // otherwise first loads would count as repeated calls
      inEnglish = await heading(one).innerText()
      // The reopened live connection refreshes the badges.
      const isAgain = (call: string) =>
        (call.startsWith('GET /functions') && !call.endsWith('/get-badges')) || call.endsWith('/settings')
      const requests: string[] = []
      one.on('request', (request) => {
        if (!request.url().includes('/assets/'))
          requests.push(`${request.method()} ${new URL(request.url()).pathname}`)
      })
      await one.getByRole('combobox', { name: LANGUAGE_LABELS.en }).selectOption({ label: name })
      await expect(htmlElement(one)).toHaveAttribute('lang', language)
      await expect(htmlElement(one)).toHaveAttribute('dir', directionOf(language))
      await expect(heading(one)).not.toHaveText(inEnglish)
      await expect(one.getByRole('combobox', { name: LANGUAGE_LABELS[language] })).toBeFocused()
      expect(requests.filter(isAgain)).toEqual([])
      await expect.poll(() => requests).toContain('PUT /functions/v1/set-language')
    })

    const chosen = await heading(one).innerText()
    await test.step('the language is there from the first byte and without a network', async () => {
      await one.evaluate('navigator.serviceWorker.ready.then(() => undefined)')
      await expect
        .poll(() =>
          one.evaluate("caches.match('/dashboard').then((page) => page?.headers.get('content-language'))"),
        )
        .toBe(language)
      expect(await firstByte(one, '/settings')).toBe(language)
      await expect(heading(one)).toHaveText(chosen)
      await one.context().setOffline(true)
      await one.reload()
      await expect(heading(one)).toHaveText(chosen)
      await one.context().close()
    })

    await test.step('another browser switches from English after she signs in', async () => {
      expect(await firstByte(other, '/login')).toBe('en')
      await signInByApi(other, email)
      await other.goto('/settings')
      await expect(heading(other)).toHaveText(chosen)
      await expect(htmlElement(other)).toHaveAttribute('lang', language)
      expect(await firstByte(other, '/settings')).toBe(language)
    })
  })

  test(`a reader of ${name} is offered it, continues in it, and can refuse`, async ({ browser }) => {
    const page = await (await browser.newContext({ locale: language })).newPage()
    expect(await firstByte(page, '/about')).toBe('en')
    const offer = page.locator(`[data-suggestion=${language}]`)
    await expect(offer).toBeVisible()
    await expect(page.locator('[data-suggestion]:visible')).toHaveCount(1)
    await offer.getByRole('link').click()
    await expect(page).toHaveURL(pageAddress('/about', language))
    await expect(page.locator('[data-suggestion]:visible')).toHaveCount(0)
    await page.getByRole('contentinfo').locator('a[href$="/faq"]').click()
    await expect(page).toHaveURL(pageAddress('/faq', language))
    await page.locator('footer a[href="/register"]').first().click()
    await expect(page).toHaveURL(/\/register/)
    await expect(htmlElement(page)).toHaveAttribute('lang', language)

    const another = await (await browser.newContext({ locale: language })).newPage()
    expect(await firstByte(another, '/login')).toBe(language)
    await another.goto('/')
    await another.locator(`[data-suggestion=${language}]`).getByRole('button').click()
    await expect(another.locator('[data-suggestion]:visible')).toHaveCount(0)
    await another.reload()
    await expect(another.locator('[data-suggestion]:visible')).toHaveCount(0)
    await expect.poll(() => firstByte(another, '/login')).toBe('en')
  })
}
