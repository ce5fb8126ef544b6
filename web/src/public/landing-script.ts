/** On the search card, choosing one gender sets the other to its opposite. */
export function swapGenders(search: HTMLElement) {
  const [mine, theirs] = ['gender', 'looking_for'].map((name) =>
    search.querySelector<HTMLSelectElement>(`[name=${name}]`),
  )
  if (!mine || !theirs) return
  follow(mine, theirs)
  follow(theirs, mine)
}

function follow(changed: HTMLSelectElement, other: HTMLSelectElement) {
  changed.addEventListener('change', () => {
    other.value = changed.value === 'Female' ? 'Male' : 'Female'
  })
}

const search = document.querySelector<HTMLElement>('#search')
if (search) swapGenders(search)
