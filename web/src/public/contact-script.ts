import { addresses } from './addresses.ts'

/** Sends the contact form, or a notice of harmful content, and shows its state: idle, sending, sent or failed. */
const form = document.querySelector<HTMLFormElement>('#contact, #notice')
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
  about: 'Please say which profile or page you mean',
  reason: 'Please choose a reason',
  details: 'Please tell us what is wrong',
}

const contact = {
  call: '/functions/v1/send-contact-message',
  what: 'Message',
  thanks: 'Thank you! We’ll reply within 24 hours, and we’ve emailed you a receipt.',
  address: addresses.support,
}
const notice: typeof contact = {
  call: '/functions/v1/submit-notice',
  what: 'Notice',
  thanks: 'Thank you for telling us. Someone on our team will look at it.',
  address: addresses.safety,
}
const kindOf = (form: HTMLFormElement) => (form.id === 'notice' ? notice : contact)

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
  for (const control of controlsOf(form)) {
    const { name, value, validity } = control
    if (control.hasAttribute('aria-required') && value.trim() === '') faults[name] = needed[name] ?? ''
    else if (validity.typeMismatch) faults[name] = 'Please enter a valid email address'
  }
  return faults
}

async function send(form: HTMLFormElement) {
  sending(form, true)
  show(form, '', '')
  try {
    const answer = await fetch(kindOf(form).call, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(Object.fromEntries([...new FormData(form)].filter(([, value]) => value !== ''))),
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
  const { what, thanks } = kindOf(form)
  show(form, `${what} Sent`, thanks, 'success')
}

async function refused(form: HTMLFormElement, answer: Response) {
  const { data }: Refusal = await answer.json()
  if (data?.fields) sayAll(form, data.fields)
  const wait = Math.max(1, Math.ceil(Number(answer.headers.get('retry-after')) / 60))
  failed(
    form,
    answer.status === 429
      ? `You’ve sent a lot of ${kindOf(form).what.toLowerCase()}s. Please try again in ${wait} ${wait === 1 ? 'minute' : 'minutes'} or contact us directly`
      : 'Please try again or contact us directly',
  )
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
  const { what, address } = kindOf(form)
  show(form, `${what} Failed to Send`, words, 'error', address)
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
  const { what } = kindOf(form)
  button.textContent = isSending ? `Sending ${what}...` : `Send ${what}`
}

const controlsOf = (form: HTMLFormElement) => form.querySelectorAll<Control>('[name]')

function buttonOf(form: HTMLFormElement): HTMLButtonElement {
  const button = form.querySelector('button')
  if (!button) throw new Error('The form has no button')
  return button
}
