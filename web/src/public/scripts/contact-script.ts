import { randomId } from '../../lib/random-id.ts'
import { keepLimit } from '../../ui/forms/character-limit.ts'
import { type Forms, formOf } from '../forms.ts'

type Control = HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement

interface Refusal {
  data?: { fields?: Record<string, string> }
}

export interface SendingWords {
  needed: Readonly<Record<string, string>>
  send: string
  sending: string
  sent: string
  thanks: string
  failed: string
  gone?: string
  tooMany: Forms
}

/** Printed into the page, because the script bundles no words. */
type FormWords = SendingWords & { invalidEmail: string; tryAgain: string }

const wordsOf = (form: HTMLFormElement) => JSON.parse(form.dataset.words ?? '{}') as FormWords

export function begin(form: HTMLFormElement) {
  form.noValidate = true
  buttonOf(form).disabled = false
  const params = new URLSearchParams(location.search)
  for (const field of form.querySelectorAll<HTMLInputElement>('[type=hidden]'))
    field.value ||= params.get(field.name) ?? ''
  form.addEventListener('input', ({ target }) => {
    if (!(target instanceof HTMLSelectElement)) keepLimit(target as HTMLInputElement | HTMLTextAreaElement)
    showError(target as Control, '')
  })
  saveTypedForm(form)
  form.addEventListener('submit', (event) => {
    event.preventDefault()
    if (showErrors(form, faultsOf(form))) void send(form)
  })
}

const DRAFT_KEY = 'draft message-to-us'
/** Milliseconds; short, because another visitor may use this tab next. */
const DRAFT_TTL = 15 * 60_000

/** Restores typed text after a reload in this tab; the message id stays, so a resend is the same message. */
function saveTypedForm(form: HTMLFormElement) {
  const id = form.querySelector<HTMLInputElement>('[name=client_message_id]')
  if (!id) return
  const stored = JSON.parse(tryStorage((storage) => storage.getItem(DRAFT_KEY)) ?? '{}') as Record<
    string,
    string
  >
  const kept = Date.now() - Number(stored.typed_at) < DRAFT_TTL ? stored : {}
  for (const control of controlsOf(form)) control.value = kept[control.name] ?? control.value
  form.addEventListener('input', () => {
    id.value = randomId()
    const typed = JSON.stringify({ ...Object.fromEntries(new FormData(form)), typed_at: Date.now() })
    tryStorage((storage) => storage.setItem(DRAFT_KEY, typed))
  })
}

/** @returns undefined when storage is full or unavailable; the form works without it */
function tryStorage<T>(use: (storage: Storage) => T): T | undefined {
  try {
    return use(sessionStorage)
  } catch {
    return undefined
  }
}

function faultsOf(form: HTMLFormElement): Record<string, string> {
  const faults: Record<string, string> = {}
  const { needed, invalidEmail } = wordsOf(form)
  for (const control of controlsOf(form)) {
    const { name, value, validity } = control
    if (control.hasAttribute('aria-required') && value.trim() === '') faults[name] = needed[name] ?? ''
    else if (validity.typeMismatch) faults[name] = invalidEmail
  }
  return faults
}

async function send(form: HTMLFormElement) {
  sending(form, true)
  show(form, '', '')
  try {
    const answer = await fetch(`/functions/v1/${form.dataset.call}`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', 'accept-language': document.documentElement.lang },
      body: JSON.stringify(Object.fromEntries([...new FormData(form)].filter(([, value]) => value !== ''))),
    })
    if (answer.ok) sent(form)
    else await refused(form, answer)
  } catch {
    failed(form, wordsOf(form).tryAgain)
  } finally {
    sending(form, false)
  }
}

function sent(form: HTMLFormElement) {
  form.reset()
  tryStorage((storage) => storage.removeItem(DRAFT_KEY))
  const { sent, thanks } = wordsOf(form)
  show(form, sent, thanks, 'success')
}

async function refused(form: HTMLFormElement, answer: Response) {
  const { data }: Refusal = await answer.json()
  if (data?.fields) showErrors(form, data.fields)
  const wait = Math.max(1, Math.ceil(Number(answer.headers.get('retry-after')) / 60))
  const { tooMany, tryAgain, gone = tryAgain } = wordsOf(form)
  const { status } = answer
  failed(form, status === 429 ? formOf(tooMany, wait) : status === 404 ? gone : tryAgain)
}

/** Focuses the first error. @returns true without errors */
function showErrors(form: HTMLFormElement, faults: Record<string, string>): boolean {
  for (const control of controlsOf(form)) showError(control, faults[control.name] ?? '')
  form.querySelector<HTMLElement>('[aria-invalid]')?.focus()
  return Object.keys(faults).length === 0
}

function showError(control: Control, words: string) {
  const id = `${control.id}-error`
  document.getElementById(id)?.remove()
  const hint = document.getElementById(`${control.id}-hint`)?.id ?? ''
  control.setAttribute('aria-describedby', `${hint} ${words && id}`.trim())
  if (words === '') return control.removeAttribute('aria-invalid')
  control.setAttribute('aria-invalid', 'true')
  const errorText = Object.assign(document.createElement('p'), { id, textContent: words })
  errorText.className = 'text-sm font-medium text-error'
  control.closest('.grid')?.append(errorText)
}

function failed(form: HTMLFormElement, words: string) {
  show(form, wordsOf(form).failed, words, 'error', form.dataset.address)
}

const looks = {
  success: 'rounded-md border border-success bg-success-tint px-5 py-3',
  error: 'rounded-md border border-error bg-error-tint px-5 py-3',
}

function show(
  form: HTMLFormElement,
  title: string,
  words: string,
  tone?: keyof typeof looks,
  address?: string,
) {
  const result = form.querySelector<HTMLElement>('[role=status]')
  if (!result) return
  result.className = tone ? looks[tone] : ''
  const head = Object.assign(document.createElement('strong'), { className: 'block', textContent: title })
  const link = Object.assign(document.createElement('a'), { className: 'font-semibold underline' })
  if (address) Object.assign(link, { href: `mailto:${address}`, textContent: address })
  result.replaceChildren(...(title ? [head, words, ...(address ? [': ', link] : [])] : []))
}

function sending(form: HTMLFormElement, isSending: boolean) {
  const button = buttonOf(form)
  button.disabled = isSending
  const words = wordsOf(form)
  button.textContent = isSending ? words.sending : words.send
}

const controlsOf = (form: HTMLFormElement) => form.querySelectorAll<Control>('[name]')

function buttonOf(form: HTMLFormElement): HTMLButtonElement {
  const button = form.querySelector('button')
  if (!button) throw new Error('The form has no button')
  return button
}

const form = document.querySelector<HTMLFormElement>('form[data-call]')
if (form) begin(form) // must come last, after every const that `begin` uses
