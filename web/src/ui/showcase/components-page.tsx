export function ComponentsPage() {
  return <main />
}
