import type { Transparency } from '@ndoa/contract/trust/transparency'
import { FIGURE_NAMES } from '@ndoa/contract/trust/transparency-rules'
import { afterEach, expect, test, vi } from 'vitest'
import { page } from 'vitest/browser'
import { answered, fakeServer, refused } from '../../testing/fake-server.ts'
import { mount } from '../../testing/mount.tsx'
import { TransparencyPage } from '../pages/transparency-page.tsx'
import { begin } from './transparency-script.ts'

afterEach(() => void vi.restoreAllMocks())

const CALL = 'GET /functions/v1/get-transparency'
const status = page.getByRole('status')
const month = page.getByRole('combobox', { name: 'Month' })

type Month = Transparency['months'][number]
const aMonth = (name: string, counts: Partial<Month['counts']>, median: number | null = null): Month => ({
  month: name,
  counts: {
    ...(Object.fromEntries(FIGURE_NAMES.map((figure) => [figure, null])) as Month['counts']),
    ...counts,
  },
  median_look_minutes: median,
})
const figure = (name: string) => document.querySelector(`[data-figure="${name}"]`)?.textContent

const fill = async () => {
  const state = document.querySelector<HTMLElement>('#figures-state')
  if (state) await begin(state)
}

async function open(data: Transparency) {
  fakeServer({ [CALL]: () => answered(data) })
  mount(<TransparencyPage />)
  await fill()
}

test('every figure is on the page once, with an explanation of its count', () => {
  mount(<TransparencyPage />)
  const places = [...document.querySelectorAll<HTMLElement>('[data-figure]')].map(
    ({ dataset }) => dataset.figure ?? '',
  )
  expect(places.toSorted()).toEqual([...FIGURE_NAMES, 'median'].toSorted())
  for (const heading of page.getByRole('main').getByRole('heading', { level: 2 }).elements()) {
    if (heading.closest('aside')) continue
    expect(heading.nextElementSibling?.textContent.length, heading.textContent).toBeGreaterThan(30)
  }
})

test('the page explains that a month is published once, and the time for a second look', () => {
  mount(<TransparencyPage />)
  const text = document.body.textContent.replace(/\s+/g, ' ')
  expect(text).toContain('Each month is published once, shortly after it is over, and does not change')
  expect(text).toContain('We aim to decide within 72 hours.')
})

test('the newest month’s figures are shown, and another month can be chosen', async () => {
  await open({
    months: [
      aMonth('2026-10', { 'reports.money': 1200, 'appeals.lifted': 5 }, 80),
      aMonth('2026-09', { 'reports.money': 7 }),
    ],
    current_month: '2026-11',
  })
  await expect.element(month).toHaveValue('2026-10')
  expect([figure('reports.money'), figure('appeals.lifted'), figure('appeals.upheld')]).toEqual([
    '1,200',
    '5',
    'Fewer than 5',
  ])
  expect(figure('median')).toBe('1 hour 20 minutes')
  await expect
    .element(status)
    .toHaveTextContent('No figures yet for November 2026: they appear here when the month is over.')
  await month.selectOptions('September 2026')
  expect([figure('reports.money'), figure('median')]).toEqual(['7', 'Too few to say'])
})

test('the page before the first month’s end has a notice and no choice of months', async () => {
  await open({ months: [], current_month: '2026-11' })
  await expect
    .element(status)
    .toHaveTextContent('No figures yet for November 2026: they appear here when the month is over.')
  await expect.element(month).not.toBeInTheDocument()
  expect(figure('reports.money')).toBe('–')
})

test('figures that fail to load show no loading state', async () => {
  fakeServer({ [CALL]: () => refused(500, 'server.defect', 'Something went wrong.') })
  mount(<TransparencyPage />)
  await fill()
  await expect.element(status).toHaveTextContent('The figures could not be loaded. Please try again later.')
})
