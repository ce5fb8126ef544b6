/** On the search card, choosing one gender sets the other to its opposite. */
export function swapGenders(search: HTMLElement) {
  const mine = search.querySelector<HTMLSelectElement>('[name=gender]')
  const theirs = search.querySelector<HTMLSelectElement>('[name=looking_for]')
  mine?.addEventListener('change', () => {
    if (theirs) theirs.value = mine.value === 'Female' ? 'Male' : 'Female'
  })
}

const search = document.querySelector<HTMLElement>('#search')
if (search) swapGenders(search)
