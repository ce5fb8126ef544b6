import { expect, type Locator, type Page, test } from '@playwright/test'

async function fill(page: Page) {
  await page.goto('/contact')
  await page.getByLabel('Name').fill('Zainab Bello')
  await page.getByLabel('Email').fill('zainab@example.test')
  await page.getByLabel('Subject').fill('A question')
  await page.getByLabel('Category').selectOption('safety')
  await page.getByLabel('Message').fill('How does the blue badge work?')
}

/** Returns the position of the part's lower edge, in pixels from the top of the window. */
async function endOf(part: Locator): Promise<number> {
  const box = await part.boundingBox()
  if (!box) throw new Error(`Not shown: ${String(part)}`)
  return box.y + box.height
}

const send = (page: Page) => page.getByRole('button', { name: 'Send Message' }).click()

test('a contact message reaches the operator, and the form is cleared', async ({ page, request }) => {
  await fill(page)
  await send(page)
  await expect(page.getByRole('status')).toContainText('Message Sent')
  for (const field of ['Name', 'Email', 'Subject', 'Category', 'Message'])
    await expect(page.getByLabel(field)).toHaveValue('')
  const mails = (await (await request.get('/dev/outbox.json')).json()) as { subject: string; text: string }[]
  expect(
    mails.some(
      ({ subject, text }) => subject === 'Contact (safety): A question' && text.includes('blue badge'),
    ),
  ).toBe(true)
})

test('a missing field shows an error until it is filled in, and nothing is sent', async ({ page }) => {
  const sent: string[] = []
  page.on('request', (request) => request.method() === 'POST' && sent.push(request.url()))
  await page.goto('/contact')
  await page.getByLabel('Email').fill('nobody')
  await send(page)
  const name = page.getByLabel('Name')
  await expect(name).toBeFocused()
  await expect(name).toHaveAccessibleDescription('Name is required')
  await expect(page.getByLabel('Email')).toHaveAccessibleDescription('Please enter a valid email address')
  for (const field of ['Subject', 'Category', 'Message'])
    await expect(page.getByLabel(field)).toHaveAccessibleDescription(`${field} is required`)
  await name.fill('Zainab')
  await expect(page.getByText('Name is required')).toHaveCount(0)
  await send(page)
  await expect(page.getByLabel('Email')).toBeFocused()
  await expect(page.getByRole('status')).toBeEmpty()
  expect(sent).toEqual([])
})

test('the button is disabled during sending, and a refusal is shown at its field', async ({ page }) => {
  await fill(page)
  const answer = Promise.withResolvers<void>()
  await page.route('**/send-contact-message', async (route) => {
    await answer.promise
    const fields = { email: 'Please enter a valid email address' }
    await route.fulfill({
      status: 422,
      json: { success: false, error: 'request.invalid', message: '', data: { fields } },
    })
  })
  await send(page)
  const busy = page.getByRole('button', { name: 'Sending Message...' })
  await expect(busy).toBeDisabled()
  answer.resolve()
  await expect(page.getByLabel('Email')).toHaveAccessibleDescription('Please enter a valid email address')
  await expect(page.getByRole('status')).toContainText('Message Failed to Send')
  await expect(page.getByLabel('Message')).toHaveValue('How does the blue badge work?')
  await expect(page.getByRole('button', { name: 'Send Message' })).toBeEnabled()
})

test('a failure shows our email address, and a rate limit shows the time to wait', async ({ page }) => {
  await fill(page)
  await page.route('**/send-contact-message', (route) => route.abort())
  await send(page)
  const result = page.getByRole('status')
  await expect(result).toContainText('Message Failed to Send')
  await expect(result).toContainText('Please try again or contact us directly')
  await expect(result.getByRole('link', { name: 'support@ndoa.example' })).toHaveAttribute('href', /^mailto:/)
  await page.unroute('**/send-contact-message')
  await page.route('**/send-contact-message', (route) =>
    route.fulfill({
      status: 429,
      headers: { 'retry-after': '1500' },
      json: { success: false, data: { retry_after: 1500 } },
    }),
  )
  await send(page)
  await expect(result).toContainText('Please try again in 25 minutes')
})

for (const [width, height] of [
  [390, 844],
  [1280, 800],
] as const)
  test(`the form begins on the first screen at ${width}x${height}, above the other contacts`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height })
    await page.goto('/contact')
    await expect(page.getByRole('heading', { name: 'Contact Us' })).toBeInViewport({ ratio: 1 })
    await expect(page.getByRole('heading', { name: 'Send us a message' })).toBeInViewport({ ratio: 1 })
    for (const field of ['Name', 'Email', 'Subject', 'Category', 'Message'])
      await expect(page.getByLabel(field)).toBeInViewport()
    const sendEnds = await endOf(page.getByRole('button', { name: 'Send Message' }))
    expect(sendEnds).toBeLessThan(await endOf(page.getByRole('heading', { name: 'Or email us' })))
  })

test('an email address replaces the form without scripts', async ({ browser }) => {
  const page = await browser.newPage({ javaScriptEnabled: false })
  await page.goto('/contact')
  await expect(page.getByText('Sending from this page needs JavaScript.')).toBeVisible()
  await expect(page.getByRole('button', { name: 'Send Message' })).toBeHidden()
  await page.close()
})
