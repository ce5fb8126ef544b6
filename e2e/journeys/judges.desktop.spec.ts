import { expect, type Page, test } from '@playwright/test'
import { violationsInBothThemes } from '../support/judges/accessible.ts'
import type { Judge } from '../support/judges/judge.ts'
import { layoutFaultsOn } from '../support/judges/misfits.ts'
import { outOfReachOn } from '../support/judges/out-of-reach.ts'
import { shiftsOn, watchShifts } from '../support/judges/shifts.ts'
import { unmirroredOn } from '../support/judges/unmirrored.ts'
import { englishWords, latinWords } from '../support/judges/untranslated.ts'

const IN_ORDER = `<!doctype html><html lang="ar" dir="rtl"><head><title>صفحة</title></head>
  <body><main><h1>مرحبا</h1></main></body></html>`

const add = (markup: string) =>
  `document.querySelector('main').insertAdjacentHTML('beforeend', \`${markup}\`)`

const JUDGES: Record<string, { judge: (page: Page) => Judge; faults: [plant: string, finding: RegExp][] }> = {
  fits: {
    judge: () => layoutFaultsOn,
    faults: [
      [
        add('<p style="width: 40px; overflow: hidden; white-space: nowrap">كلمات كثيرة جدا</p>'),
        /wider than its box/,
      ],
      [add('<div style="width: 3000px">واسع</div>'), /the page is wider/],
      [add('<p>{name}</p>'), /not filled in/],
    ],
  },
  accessible: {
    judge: () => violationsInBothThemes,
    faults: [
      [add('<img src="/icons/icon-192.png">'), /image-alt/],
      [
        add(`<p id="dark">Axe looks at the contrast of Latin letters alone</p><style>
          @media (prefers-color-scheme: dark) { #dark { background: #000; color: #111 } }
        </style>`),
        /in the dark: color-contrast/,
      ],
    ],
  },
  'no Latin letters': { judge: latinWords, faults: [[add('<p>Welcome back</p>'), /Welcome back/]] },
  'no English': { judge: englishWords, faults: [[add('<p aria-label="Close"></p>'), /Close/]] },
  'from right to left': {
    judge: () => unmirroredOn,
    faults: [
      ['document.dir = "ltr"', /from left to right/],
      ['document.querySelector("h1").textContent = "Hello"', /not an Arabic heading/],
    ],
  },
  'within reach': {
    judge: () => outOfReachOn,
    faults: [
      [add('<button>تم</button><div style="position: fixed; inset: 0"></div>'), /<button/],
      [add('<div style="width: 3000px">واسع</div>'), /the page is wider/],
    ],
  },
  'stands still': {
    judge: () => shiftsOn,
    faults: [
      [
        'document.querySelector("h1").insertAdjacentHTML("beforebegin", "<div style=height:500px></div>")',
        /<h1/,
      ],
    ],
  },
}

for (const [promise, { judge, faults }] of Object.entries(JUDGES))
  test(`the judge of "${promise}" accepts a correct page and finds each planted fault`, async ({ page }) => {
    await watchShifts(page)
    await page.route('**/planted', (route) =>
      route.fulfill({ contentType: 'text/html; charset=utf-8', body: IN_ORDER }),
    )
    const findings = judge(page)
    for (const [plant, finding] of faults) {
      await page.goto('/planted')
      expect(await findings(page)).toEqual([])
      await page.evaluate(plant)
      await expect.poll(async () => (await findings(page)).join('\n')).toMatch(finding)
    }
  })
