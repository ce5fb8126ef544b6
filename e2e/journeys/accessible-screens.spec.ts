import { expect, type Page, test } from '@playwright/test'
import { expectAccessible, expectAccessibleInBothThemes } from '../support/accessible.ts'
import { aMember } from '../support/accounts.ts'
import { settled, watchRequests } from '../support/network.ts'
import { chooseCountry, enter, fillDateOfBirth, toStep } from '../support/people.ts'
import { show } from '../support/screens.ts'

test.describe.configure({ timeout: 180_000 })

test('the pages for signing in and up, and all components, are accessible', async ({ page }) => {
  for (const address of ['/login', '/register', '/check-email', '/dev/components'])
    await test.step(address, async () => {
      await show(page, address)
      await expectAccessibleInBothThemes(page)
    })
})

test('the registration is accessible at each step, also where fields are missing', async ({ page }) => {
  await page.goto('/register')
  await page.getByLabel('Full Name').fill('Selam Tesfaye')
  await page.getByLabel('Gender').selectOption('Female')
  await fillDateOfBirth(page, '1996-04-12')
  await toStep(page, 2)
  await page.getByRole('button', { name: /Continue|Create Account/ }).click()
  await expect(page.getByText('Email is required')).toBeVisible()
  await expectAccessibleInBothThemes(page)
  await page.getByRole('textbox', { name: 'Email' }).fill('selam@journey.test')
  await chooseCountry(page, 'Ethiopia')
  await toStep(page, 3)
  await page.getByRole('button', { name: 'Create Account' }).click()
  await expect(page.getByText('Password is required')).toBeVisible()
  await expectAccessibleInBothThemes(page)
})

/** What shows that a screen has its data, and what can be opened on it. */
const SCREENS: {
  address: string
  ready: (page: Page) => Promise<void>
  open?: Record<string, (page: Page) => Promise<void>>
}[] = [
  {
    address: '/dashboard',
    ready: async (page) => expect(page.getByText(/% match/).first()).toBeVisible(),
  },
  {
    address: '/find-matches',
    ready: async (page) => expect(page.getByText(/% match/).first()).toBeVisible(),
    open: {
      'the profile of a member': async (page) => {
        await page
          .getByRole('main')
          .getByRole('link', { name: /, \d\d$/ })
          .first()
          .click()
        await page.getByRole('dialog').getByRole('button', { name: 'See why' }).click()
        await expect(
          page
            .getByRole('dialog')
            .getByText(/Why \d+/)
            .first(),
        ).toBeVisible()
      },
    },
  },
  {
    address: '/likes',
    ready: async (page) => expect(page.getByRole('button', { name: /Like Back/ }).first()).toBeVisible(),
    open: {
      'the menu beside a member': async (page) => {
        await page
          .getByRole('button', { name: /^More options for/ })
          .first()
          .click()
        await expect(
          page.getByRole('dialog').getByRole('button', { name: 'Block', exact: true }),
        ).toBeVisible()
      },
      'the question before blocking': async (page) => {
        await page.getByRole('dialog').getByRole('button', { name: 'Block', exact: true }).click()
        await expect(page.getByRole('alertdialog')).toBeVisible()
      },
    },
  },
  {
    address: '/my-matches',
    ready: async (page) => expect(page.getByText(/% match/).first()).toBeVisible(),
    open: {
      'a conversation': async (page) => {
        await page
          .getByRole('link', { name: /^Chat with/ })
          .first()
          .click()
        await expect(page.getByRole('dialog').getByRole('textbox')).toBeVisible()
      },
    },
  },
  {
    address: '/find-matches?country=MA&faith=Christianity',
    ready: async (page) => expect(page.getByRole('list', { name: 'How to see more members' })).toBeVisible(),
  },
  {
    address: '/messages',
    ready: async (page) =>
      expect(page.getByRole('region', { name: 'Conversations' }).getByRole('link').first()).toBeVisible(),
  },
  {
    address: '/profile',
    ready: async (page) => expect(page.getByLabel('Full Name')).toBeVisible(),
    open: {
      'the other sections': async (page) => {
        for (const tab of await page.getByRole('tab').all()) {
          await tab.click()
          await expectAccessible(page)
        }
      },
      'the profile as others see it': async (page) => {
        await page.getByRole('button', { name: 'View as Others' }).click()
        await expect(page.getByRole('dialog').getByText('About', { exact: true })).toBeVisible()
      },
    },
  },
  {
    address: '/photos',
    ready: async (page) => expect(page.getByRole('list', { name: 'Your photos' })).toBeVisible(),
  },
  {
    address: '/notifications',
    ready: async (page) => expect(page.getByRole('article').first()).toBeVisible(),
  },
  {
    address: '/settings',
    ready: async (page) => expect(page.getByRole('switch', { name: 'Email', exact: true })).toBeVisible(),
  },
]

test('every screen, and what opens over it, is accessible', async ({ page }) => {
  await enter(page, 'amara@demo.ndoa.test')
  for (const { address, ready, open = {} } of SCREENS) {
    await test.step(address, async () => {
      await show(page, address)
      await ready(page)
      await expectAccessibleInBothThemes(page)
    })
    for (const [what, opened] of Object.entries(open))
      await test.step(what, async () => {
        await opened(page)
        await expectAccessibleInBothThemes(page)
      })
  }
})

test('the drawer is accessible', async ({ page, isMobile }) => {
  await enter(page, 'kofi@demo.ndoa.test')
  await page.goto('/dashboard')
  if (!isMobile) return expect(page.getByRole('link', { name: /Find Matches/ }).first()).toBeVisible() // wide screens need no drawer
  await page.getByRole('button', { name: 'Open menu' }).click()
  await expect(page.getByRole('dialog')).toBeVisible()
  await expectAccessibleInBothThemes(page)
})

test('every tab of the settings, the menu of the account, and the line of a paused member, are accessible', async ({
  page,
}) => {
  watchRequests(page)
  await aMember(page, 'Wanjiru Kamau', {}, 'KE')
  for (const tab of ['notifications', 'security', 'membership', 'danger', 'privacy'])
    await test.step(tab, async () => {
      await show(page, `/settings?tab=${tab}`)
      await expect(page.getByRole('tabpanel').getByRole('button').first()).toBeVisible()
      await settled(page)
      await expectAccessibleInBothThemes(page)
    })
  await page.getByRole('button', { name: 'Pause Profile' }).click()
  await expect(page.getByRole('region', { name: 'Paused profile' })).toBeVisible()
  await expectAccessibleInBothThemes(page)
  await page.getByRole('button', { name: 'Account menu' }).click()
  await expect(page.getByRole('menuitem', { name: 'Sign Out' })).toBeVisible()
  // The library's guards at both ends of the menu are hidden, and pass the focus on as soon as they get it.
  await expectAccessibleInBothThemes(page, ['aria-hidden-focus'])
})
