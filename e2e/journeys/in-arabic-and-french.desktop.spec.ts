import { type Browser, type BrowserContextOptions, expect, type Page, test } from '@playwright/test'
import { mailedLink, PASSWORD } from '../support/people.ts'

interface Words {
  fullName: string
  gender: string
  dateOfBirth: string
  date: [day: string, month: string, year: string]
  next?: string
  country: string
  email: string
  password: string
  confirm: string
  create: string
  later: string
  matchFound: string
  close: string
  message: string
}

const ARABIC: Words = {
  fullName: 'الاسم الكامل',
  gender: 'الجنس',
  dateOfBirth: 'تاريخ الميلاد',
  date: ['اليوم', 'الشهر', 'السنة'],
  next: 'متابعة',
  country: 'بلد الإقامة',
  email: 'البريد الإلكتروني',
  password: 'كلمة المرور',
  confirm: 'تأكيد كلمة المرور',
  create: 'إنشاء الحساب',
  later: 'لاحقًا',
  matchFound: 'إعجاب متبادل',
  close: 'رائع!',
  message: 'رسالة إلى',
}
const FRENCH: Words = {
  fullName: 'Nom complet',
  gender: 'Sexe',
  dateOfBirth: 'Date de naissance',
  date: ['Jour', 'Mois', 'Année'],
  country: 'Pays de résidence',
  email: 'E-mail',
  password: 'Mot de passe',
  confirm: 'Confirmez le mot de passe',
  create: 'Créer mon compte',
  later: 'Plus tard',
  matchFound: 'Une nouvelle affinité',
  close: 'Quelle joie !',
  message: 'Message à',
}

test('a woman on an Arabic phone and a man at a French desk become a match and talk', async ({ browser }) => {
  const salma = await visit(browser, {
    locale: 'ar',
    viewport: { width: 390, height: 844 },
    isMobile: true,
    hasTouch: true,
  })
  const idriss = await visit(browser, { locale: 'fr' })

  await test.step('both register in their own language', async () => {
    await register(salma, ARABIC, { name: 'سلمى عثمان', gender: 'Female', country: 'مصر' })
    await register(idriss, FRENCH, { name: 'Zéphirin Mbaye', gender: 'Male', country: 'Tchad' })
    await expect(salma.locator('html')).toHaveAttribute('dir', 'rtl')
    await expect(idriss.locator('html')).toHaveAttribute('lang', 'fr')
  })

  await test.step('he likes her, she likes him back, and both read it in their language', async () => {
    await idriss.goto('/find-matches?country=EG&min_age=28&max_age=32')
    await idriss.getByRole('button', { name: 'J’aime : سلمى' }).click()
    await expect(idriss.getByText('« J’aime » envoyé')).toBeVisible()
    await salma.goto('/likes')
    await salma.getByRole('button', { name: /مبادلة الإعجاب: .?Zéphirin/ }).click()
    for (const [page, words] of [
      [salma, ARABIC],
      [idriss, FRENCH],
    ] as const) {
      await expect(page.getByRole('dialog', { name: words.matchFound })).toBeVisible()
      await page.getByRole('button', { name: words.close }).click()
    }
  })

  await test.step('they talk, and each message arrives without a reload', async () => {
    for (const [page, other] of [
      [salma, 'Zéphirin'],
      [idriss, 'سلمى'],
    ] as const) {
      await page.goto('/messages')
      await page.locator('[data-conversation]').filter({ hasText: other }).first().click()
    }
    await say(salma, ARABIC, 'السلام عليكم')
    await expect(idriss.getByText('السلام عليكم').last()).toBeVisible()
    await say(idriss, FRENCH, 'Wa alaykoum assalam, enchanté !')
    await expect(salma.getByText('Wa alaykoum assalam, enchanté !').last()).toBeVisible()
  })
})

const visit = async (browser: Browser, options: BrowserContextOptions) =>
  (await browser.newContext(options)).newPage()

async function register(page: Page, words: Words, person: { name: string; gender: string; country: string }) {
  const email = `${person.gender}.${Date.now()}@journey.test`.toLowerCase()
  const next = async () => words.next && page.getByRole('button', { name: words.next }).click()
  await page.goto('/register')
  await page.getByLabel(words.fullName).fill(person.name)
  await page.getByLabel(words.gender).selectOption(person.gender)
  const birth = page.getByRole('group', { name: words.dateOfBirth })
  for (const [at, text] of ['6', '5', '1996'].entries())
    await birth.getByRole('textbox', { name: words.date[at] }).fill(text)
  await next()
  const country = page.getByRole('combobox', { name: words.country })
  await country.click()
  await country.fill(person.country)
  await page.getByRole('option', { name: person.country, exact: true }).click()
  await page.getByRole('textbox', { name: words.email }).fill(email)
  await next()
  await page.getByRole('textbox', { name: words.password, exact: true }).fill(PASSWORD)
  await page.getByRole('textbox', { name: words.confirm }).fill(PASSWORD)
  await page.getByRole('checkbox').check()
  await page.getByRole('button', { name: words.create }).click()
  await expect(page).toHaveURL(/\/check-email/)
  await page.goto(await mailedLink(page.request, email))
  await expect(page).toHaveURL(/\/dashboard/)
  await page.getByRole('dialog').getByRole('button', { name: words.later }).click()
  await expect(page.getByRole('dialog')).toBeHidden()
}

async function say(page: Page, words: Words, text: string) {
  const field = page.getByRole('textbox', { name: words.message })
  await field.fill(text)
  await field.press('Enter')
  await expect(field).toHaveValue('')
}
