import { type Browser, type BrowserContextOptions, expect, type Page, test } from '@playwright/test'
import { mailedLink, PASSWORD } from '../support/people.ts'

interface Words {
  fullName: string
  gender: string
  dateOfBirth: string
  date: [day: string, month: string, year: string]
  birth: [day: string, month: string, year: string]
  next: string
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
  birth: ['٦', '٥', '١٩٩٦'],
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
const HAUSA: Words = {
  fullName: 'Cikakken suna',
  gender: 'Jinsi',
  dateOfBirth: 'Ranar haihuwa',
  date: ['Rana', 'Wata', 'Shekara'],
  birth: ['6', '5', '1996'],
  next: 'Ci gaba',
  country: 'Ƙasar zama',
  email: 'Imel',
  password: 'Kalmar sirri',
  confirm: 'Sake rubuta kalmar sirri',
  create: 'Buɗe asusu',
  later: 'Daga baya',
  matchFound: 'Kun dace',
  close: 'Madalla!',
  message: 'Saƙo zuwa',
}
const PHONE = { viewport: { width: 390, height: 844 }, isMobile: true, hasTouch: true }

test('a woman with Arabic digits and a man who reads Hausa become a match and talk', async ({ browser }) => {
  const salma = await visit(browser, { locale: 'ar', ...PHONE })
  const sani = await visit(browser, { locale: 'ha', ...PHONE })

  await test.step('both register in their own language', async () => {
    await register(salma, ARABIC, { name: 'سلمى عثمان', gender: 'Female', country: 'مصر' })
    await register(sani, HAUSA, { name: 'Sani Ɗantata', gender: 'Male', country: 'Nijar' })
    await expect(salma.locator('html')).toHaveAttribute('dir', 'rtl')
    await expect(sani.locator('html')).toHaveAttribute('lang', 'ha')
  })

  await test.step('he likes her, she likes him back, and both read it in their language', async () => {
    await sani.goto('/find-matches?country=EG&min_age=28&max_age=32')
    await sani.getByRole('button', { name: 'Nuna sha’awa ga bayanan سلمى' }).click()
    await expect(sani.getByText('Kun nuna sha’awa!')).toBeVisible()
    await salma.goto('/likes')
    await salma.getByRole('button', { name: /مبادلة الإعجاب: .?Sani/ }).click()
    for (const [page, words] of [
      [salma, ARABIC],
      [sani, HAUSA],
    ] as const) {
      await expect(page.getByRole('dialog', { name: words.matchFound })).toBeVisible()
      await page.getByRole('button', { name: words.close }).click()
    }
  })

  await test.step('they talk, and each message arrives without a reload', async () => {
    for (const [page, other] of [
      [salma, 'Sani'],
      [sani, 'سلمى'],
    ] as const) {
      await page.goto('/messages')
      await page.locator('[data-conversation]').filter({ hasText: other }).first().click()
    }
    await say(salma, ARABIC, 'السلام عليكم')
    await expect(sani.getByText('السلام عليكم').last()).toBeVisible()
    await say(sani, HAUSA, 'Wa alaikumus salam, ina farin ciki!')
    await expect(salma.getByText('Wa alaikumus salam, ina farin ciki!').last()).toBeVisible()
  })
})

const visit = async (browser: Browser, options: BrowserContextOptions) =>
  (await browser.newContext(options)).newPage()

async function register(page: Page, words: Words, person: { name: string; gender: string; country: string }) {
  const email = `${person.gender}.${Date.now()}@journey.test`.toLowerCase()
  const next = () => page.getByRole('button', { name: words.next }).click()
  await page.goto('/register')
  await page.getByLabel(words.fullName).fill(person.name)
  await page.getByLabel(words.gender).selectOption(person.gender)
  const birth = page.getByRole('group', { name: words.dateOfBirth })
  for (const [at, text] of words.birth.entries())
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
