import { addresses } from './facts.ts'

/** Sends the contact form and says what came of it: idle, sending, sent or failed. */
const form = document.querySelector<HTMLFormElement>('#contact')
const result = document.querySelector<HTMLElement>('#contact-result')
const button = form?.querySelector<HTMLButtonElement>('button')

// All fields are needed; from here on the browser itself says so.
for (const field of form?.querySelectorAll<HTMLInputElement>('[aria-required]') ?? []) field.required = true

form?.addEventListener('submit', (event) => {
  event.preventDefault()
  void send(form)
})

async function send(filled: HTMLFormElement) {
  show('sending')
  try {
    const answer = await fetch('/functions/v1/send-contact-message', {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(Object.fromEntries(new FormData(filled))),
    })
    if (!answer.ok) throw new Error(`The message was answered with ${answer.status}`)
    filled.reset()
    show('sent')
  } catch {
    show('failed')
  }
}

const words = {
  sending: '',
  sent: 'Thank you! Your message has been sent. We reply within 24 hours.',
  failed: `Message Failed to Send. Please try again or contact us directly at ${addresses.support}.`,
}
const looks = {
  sending: '',
  sent: 'rounded-md border border-success bg-success-tint px-5 py-3',
  failed: 'rounded-md border border-error bg-error-tint px-5 py-3',
}

function show(state: keyof typeof words) {
  if (!result || !button) return
  result.textContent = words[state]
  result.className = looks[state]
  button.disabled = state === 'sending'
  button.textContent = state === 'sending' ? 'Sending Message...' : 'Send Message'
}
