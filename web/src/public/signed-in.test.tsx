import { QueryClient } from '@tanstack/react-query'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { startSession } from '../features/accounts/session.ts'
import { mount } from '../testing/mount.tsx'
import { amara } from '../testing/signed-in.tsx'
import { AboutPage } from './pages/about.tsx'
import { NotFoundPage } from './pages/plain-pages.tsx'
import './public.css'

const leave = () => delete document.documentElement.dataset.signedIn
beforeEach(leave)
afterEach(leave)

/** As a page runs it: once for each visit. */
let visits = 0
const visit = () => import(/* @vite-ignore */ `./head-script.ts?visit=${visits++}`)

const shown = (part: Element | null) =>
  [...(part?.querySelectorAll('a') ?? [])]
    .filter((link) => link.checkVisibility())
    .map((link) => [link.textContent, link.getAttribute('href')])
const header = () =>
  shown(document.querySelector('header nav')).filter(([, href]) => href?.match(/^.[a-z]+$/))

test('a visitor is offered to log in or join', async () => {
  await visit()
  mount(<AboutPage />)
  expect(header()).toEqual([
    ['Log in', '/login'],
    ['Join', '/register'],
  ])
})

test('anyone who has signed in with this browser is led to the dashboard, from pages that do not exist too', async () => {
  startSession(new QueryClient(), { user: amara })
  await visit()
  mount(<NotFoundPage />)
  expect(header()).toEqual([['Dashboard', '/dashboard']])
  expect(shown(page.getByRole('main').last().element())).toContainEqual([
    'Go to your dashboard',
    '/dashboard',
  ])
})
