import { LANDING_CHOICES } from '../../lib/storage/landing-choices.ts'
import { searchAges } from './age-search.ts'

type Control = HTMLInputElement | HTMLSelectElement

export function begin(search: HTMLFormElement, navigate = navigateTo) {
  const controls = [...search.querySelectorAll<Control>('[data-choice]')]
  const [ownGender, wantedGender, ...ages] = controls
  if (!ownGender || !wantedGender) return
  follow(ownGender, wantedGender)
  follow(wantedGender, ownGender)
  for (const age of ages) if (age instanceof HTMLInputElement) searchAges(age)
  search.addEventListener('submit', (event) => {
    event.preventDefault()
    storeChoices(controls)
    navigate('/register')
  })
}

function follow(changed: Control, other: Control) {
  changed.addEventListener('change', () => {
    const options = changed instanceof HTMLSelectElement ? [...changed.options] : []
    other.value = options.find(({ value }) => value !== changed.value)?.value ?? ''
  })
}

/** Stores the choices in this tab and not in the address, which server logs and the history would keep. */
function storeChoices(controls: Control[]) {
  const choices = Object.fromEntries(controls.map(({ dataset, value }) => [dataset.choice, value]))
  try {
    sessionStorage.setItem(LANDING_CHOICES, JSON.stringify(choices))
  } catch {
    // Storage can be unavailable in a private window: the form starts empty.
  }
}

const navigateTo = (address: string) => window.location.assign(address)

const search = document.querySelector<HTMLFormElement>('#search')
if (search) begin(search)
