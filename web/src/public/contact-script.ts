import { addresses } from './facts.ts'

/** Sends the contact form and shows its state: idle, sending, sent or failed. */
const form = document.querySelector<HTMLFormElement>('#contact')
if (form) begin(form)

type Control = HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement

interface Refusal {
  data?: { fields?: Record<string, string> }
}

const needed: Record<string, string> = {
  name: 'Name is required',
  email: 'Email is required',
  subject: 'Subject is required',
  category: 'Category is required',
  message: 'Message is required',
}

export function begin(form: HTMLFormElement) {
  form.noValidate = true
  buttonOf(form).disabled = false
  form.addEventListener('input', ({ target }) => sayAt(target as Control, ''))
  form.addEventListener('submit', (event) => {
    event.preventDefault()
    if (sayAll(form, faultsOf(form))) void send(form)
  })
}

function faultsOf(form: HTMLFormElement): Record<string, string> {
  const faults: Record<string, string> = {}
  for (const [name, words] of Object.entries(needed)) {
    const control = controlOf(form, name)
    if (control?.value.trim() === '') faults[name] = words
    else if (control?.validity.typeMismatch) faults[name] = 'Please enter a valid email address'
  }
  return faults
}

async function send(form: HTMLFormElement) {
  sending(form, true)
  show(form, '', '')
  try {
    const answer = await fetch('/functions/v1/send-contact-message', {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(Object.fromEntries(new FormData(form))),
    })
    if (answer.ok) sent(form)
    else await refused(form, answer)
  } catch {
    failed(form, 'Please try again or contact us directly')
  } finally {
    sending(form, false)
  }
}

function sent(form: HTMLFormElement) {
  form.reset()
  show(
    form,
    'Message Sent',
    'Thank you! We’ll reply within 24 hours, and we’ve emailed you a receipt.',
    'success',
  )
}

async function refused(form: HTMLFormElement, answer: Response) {
  const { data }: Refusal = await answer.json()
  if (data?.fields) sayAll(form, data.fields)
  const wait = Math.ceil(Number(answer.headers.get('retry-after')) / 60)
  failed(
    form,
    answer.status === 429
      ? `You’ve sent a lot of messages. Please try again in ${wait} ${wait === 1 ? 'minute' : 'minutes'} or contact us directly`
      : 'Please try again or contact us directly',
  )
}

/** Shows each error beside its field and focuses the first. True when there are none. */
function sayAll(form: HTMLFormElement, faults: Record<string, string>): boolean {
  for (const name of Object.keys(needed)) {
    const control = controlOf(form, name)
    if (control) sayAt(control, faults[name] ?? '')
  }
  form.querySelector<HTMLElement>('[aria-invalid]')?.focus()
  return Object.keys(faults).length === 0
}

function sayAt(control: Control, words: string) {
  const id = `${control.id}-error`
  document.getElementById(id)?.remove()
  control.toggleAttribute('aria-invalid', words !== '')
  if (words === '') return control.removeAttribute('aria-describedby')
  control.setAttribute('aria-invalid', 'true')
  control.setAttribute('aria-describedby', id)
  const said = Object.assign(document.createElement('p'), { id, textContent: words })
  said.className = 'text-sm font-medium text-error'
  control.closest('.grid')?.append(said)
}

const failed = (form: HTMLFormElement, words: string) =>
  show(form, 'Message Failed to Send', words, 'error', addresses.support)

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
  const result = form.querySelector<HTMLElement>('#contact-result')
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
  button.textContent = isSending ? 'Sending Message...' : 'Send Message'
}

const controlOf = (form: HTMLFormElement, name: string) => form.querySelector<Control>(`[name=${name}]`)

function buttonOf(form: HTMLFormElement): HTMLButtonElement {
  const button = form.querySelector('button')
  if (!button) throw new Error('The form has no button')
  return button
}
