/**
 * The minimum any page can do: the same users in a plain hand-written table, found by their e-mails in lower case. Its
 * time measures the speed of the machine.
 */
export const bareTable = `<!doctype html>
<title>Bare table</title>
<main><input type="search"><table><tbody></tbody></table></main>
<nav aria-label="Pages"></nav>
<script type="module">
  const { data } = await (await fetch('/api/admin/users?start=0&end=9999')).json()
  const texts = data.map(({ email }) => email.toLowerCase())
  const [search, body, pages] = ['input', 'tbody', 'nav'].map((name) => document.querySelector(name))
  const cellsOf = ({ public_address, created_at, spunky_points, email, is_active }) => [
    public_address.slice(0, 6), created_at.slice(0, 10), spunky_points, email, is_active ? 'Active' : 'Inactive',
  ]
  const rowOf = (user) => {
    const row = document.createElement('tr')
    for (const text of cellsOf(user)) row.insertCell().textContent = text
    return row
  }
  search.addEventListener('input', () => {
    const found = data.filter((_, index) => texts[index].includes(search.value))
    body.replaceChildren(...found.slice(0, 10).map(rowOf))
    pages.textContent = '1-' + Math.min(10, found.length) + ' of ' + found.length
  })
  search.dispatchEvent(new Event('input'))
</script>`
