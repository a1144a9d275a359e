import { bareRows } from './bareRows'

/** The search by hand: the same users in the console's rows and looks, found by their e-mails in lower case. */
export const bareTable = `<!doctype html><html lang="en"><title>Table</title>
<div class="shell"><aside></aside><div><main><div class="page"><section class="list">
<div class="list-tools"><div class="list-tools-line"><input class="list-search" type="search" aria-label="search"></div></div>
<div class="list-table"><table><tbody></tbody></table></div>
<nav class="list-pages" aria-label="Pages"><span role="status"></span></nav>
</section></div></main></div></div>
<script type="module">${bareRows}
  const { data } = await (await fetch('/api/admin/users?start=0&end=9999')).json()
  const texts = data.map(({ email }) => email.toLowerCase())
  const [search, body, range] = ['input', 'tbody', '[role=status]'].map((name) => document.querySelector(name))
  search.addEventListener('input', () => {
    const found = data.filter((_, index) => texts[index].includes(search.value))
    body.innerHTML = found.slice(0, 10).map(userRow).join('')
    range.textContent = '1-' + Math.min(10, found.length) + ' of ' + count.format(found.length)
  })
  search.dispatchEvent(new Event('input'))
</script></html>`
