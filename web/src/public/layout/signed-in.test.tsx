import { QueryClient } from '@tanstack/react-query'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { startSession } from '../../features/identity/accounts/sessions/session.ts'
import { mount } from '../../testing/mount.tsx'
import { amara } from '../../testing/signed-in.tsx'
import { AboutPage } from '../pages/about-page.tsx'
import { NotFoundPage } from '../pages/plain-pages.tsx'
import '../public.css'

const leave = () => delete document.documentElement.dataset.signedIn
beforeEach(leave)
afterEach(leave)

/** A new query makes the script run again, as on a new page. */
let visits = 0
const visit = () => import(/* @vite-ignore */ `../scripts/head-script.ts?visit=${visits++}`)

const shown = (part: Element | null) =>
  [...(part?.querySelectorAll('a') ?? [])]
    .filter((link) => link.checkVisibility())
    .map((link) => [link.textContent, link.getAttribute('href')])
const header = () =>
  shown(document.querySelector('header nav')).filter(([, href]) => href?.match(/^.[a-z]+$/))

test('a visitor sees links to log in and join', async () => {
  await visit()
  mount(<AboutPage />)
  expect(header()).toEqual([
    ['Sign in', '/login'],
    ['Join', '/register'],
  ])
})

test('a member’s browser is led to the dashboard, even from missing pages', async () => {
  startSession(new QueryClient(), { user: amara })
  await visit()
  mount(<NotFoundPage />)
  expect(header()).toEqual([['Dashboard', '/dashboard']])
  expect(shown(page.getByRole('main').last().element())).toContainEqual([
    'Go to your dashboard',
    '/dashboard',
  ])
})
