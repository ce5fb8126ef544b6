import { randomId } from '../lib/random-id.ts'
import { type Forms, formOf } from './forms.ts'

type Control = HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement

interface Refusal {
  data?: { fields?: Record<string, string> }
}

/** What a form says while it is sent, and afterwards. */
export interface SendingWords {
  needed: Readonly<Record<string, string>>
  send: string
  sending: string
  sent: string
  thanks: string
  failed: string
  /** For what the form is about and that is not there (any more); otherwise to try again. */
  gone?: string
  tooMany: Forms
}

/** Printed into the page, since a script has no words of its own. */
type FormWords = SendingWords & { invalidEmail: string; tryAgain: string }

const wordsOf = (form: HTMLFormElement) => JSON.parse(form.dataset.words ?? '{}') as FormWords

/** Sends the form to its `data-call`, and shows its state: idle, sending, sent or failed. */
export function begin(form: HTMLFormElement) {
  form.noValidate = true
  buttonOf(form).disabled = false
  const asked = new URLSearchParams(location.search)
  for (const field of form.querySelectorAll<HTMLInputElement>('[type=hidden]'))
    field.value ||= asked.get(field.name) ?? ''
  form.addEventListener('input', ({ target }) => sayAt(target as Control, ''))
  keepTyped(form)
  form.addEventListener('submit', (event) => {
    event.preventDefault()
    if (sayAll(form, faultsOf(form))) void send(form)
  })
}

/** A draft like those of the app, which go when a member signs out. */
const KEPT = 'draft message-to-us'
/** How long it is shown again: the next person in this tab may be somebody else. */
const KEPT_FOR = 15 * 60_000

/** What was typed is there after a reload, in this tab; sent again, the same words are the same message. */
function keepTyped(form: HTMLFormElement) {
  const id = form.querySelector<HTMLInputElement>('[name=client_message_id]')
  if (!id) return
  const stored = JSON.parse(inStorage((storage) => storage.getItem(KEPT)) ?? '{}') as Record<string, string>
  const kept = Date.now() - Number(stored.typed_at) < KEPT_FOR ? stored : {}
  for (const control of controlsOf(form)) control.value = kept[control.name] ?? control.value
  form.addEventListener('input', () => {
    id.value = randomId()
    const typed = JSON.stringify({ ...Object.fromEntries(new FormData(form)), typed_at: Date.now() })
    inStorage((storage) => storage.setItem(KEPT, typed))
  })
}

/** Nothing in a browser that is full or keeps nothing: the form works without it. */
function inStorage<T>(use: (storage: Storage) => T): T | undefined {
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
  inStorage((storage) => storage.removeItem(KEPT))
  const { sent, thanks } = wordsOf(form)
  show(form, sent, thanks, 'success')
}

async function refused(form: HTMLFormElement, answer: Response) {
  const { data }: Refusal = await answer.json()
  if (data?.fields) sayAll(form, data.fields)
  const wait = Math.max(1, Math.ceil(Number(answer.headers.get('retry-after')) / 60))
  const { tooMany, tryAgain, gone = tryAgain } = wordsOf(form)
  const { status } = answer
  failed(form, status === 429 ? formOf(tooMany, wait) : status === 404 ? gone : tryAgain)
}

/** Shows each error beside its field and focuses the first. True when there are none. */
function sayAll(form: HTMLFormElement, faults: Record<string, string>): boolean {
  for (const control of controlsOf(form)) sayAt(control, faults[control.name] ?? '')
  form.querySelector<HTMLElement>('[aria-invalid]')?.focus()
  return Object.keys(faults).length === 0
}

function sayAt(control: Control, words: string) {
  const id = `${control.id}-error`
  document.getElementById(id)?.remove()
  const hint = document.getElementById(`${control.id}-hint`)?.id ?? ''
  control.setAttribute('aria-describedby', `${hint} ${words && id}`.trim())
  if (words === '') return control.removeAttribute('aria-invalid')
  control.setAttribute('aria-invalid', 'true')
  const said = Object.assign(document.createElement('p'), { id, textContent: words })
  said.className = 'text-sm font-medium text-error'
  control.closest('.grid')?.append(said)
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
if (form) begin(form) // at the end: what it calls must be defined by then
