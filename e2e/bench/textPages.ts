/**
 * The minimum any page can do: users as plain text in a table without a style sheet, searched by their e-mails in lower
 * case, or turned page by page with the next one read ahead.
 */
const page = (script: string) => `<!doctype html>
<title>Text</title>
<main><input type="search"><table><tbody></tbody></table></main>
<nav aria-label="Pages"><span role="status"></span><button aria-label="Next page">Next</button></nav>
<script type="module">
  const [search, body, range, next] = ['input', 'tbody', '[role=status]', 'button'].map((name) => document.querySelector(name))
  const cellsOf = ({ public_address, created_at, spunky_points, email, is_active }) => [
    public_address.slice(0, 6), created_at.slice(0, 10), spunky_points, email, is_active ? 'Active' : 'Inactive',
  ]
  const rowOf = (user) => {
    const row = document.createElement('tr')
    for (const text of cellsOf(user)) row.insertCell().textContent = text
    return row
  }
  ${script}
</script>`

export const textTable = page(`
  const { data } = await (await fetch('/api/admin/users?start=0&end=9999')).json()
  const texts = data.map(({ email }) => email.toLowerCase())
  search.addEventListener('input', () => {
    const found = data.filter((_, index) => texts[index].includes(search.value))
    body.replaceChildren(...found.slice(0, 10).map(rowOf))
    range.textContent = '1-' + Math.min(10, found.length) + ' of ' + found.length
  })
  search.dispatchEvent(new Event('input'))`)

export const textList = page(`
  const kept = new Map()
  const rowsOf = (start) => {
    if (!kept.has(start))
      kept.set(start, fetch('/api/admin/users?start=' + start + '&end=' + (start + 9)).then((answer) => answer.json()))
    return kept.get(start)
  }
  let start = 0
  async function show() {
    const { data, total } = await rowsOf(start)
    body.replaceChildren(...data.map(rowOf))
    range.textContent = start + 1 + '-' + (start + data.length) + ' of ' + total.toLocaleString('en-US')
    rowsOf(start + 10)
  }
  next.addEventListener('click', () => {
    start += 10
    show()
  })
  show()`)
