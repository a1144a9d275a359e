import { bareRows } from './bareRows'

/**
 * Two lists by hand, without a library: the console's rows, columns, page and looks, its address in the history, the
 * read rows kept and the next page read ahead. What it leaves out does not change at a page turn.
 */
export const bareList = `<!doctype html><html lang="en"><title>List</title>
<div class="shell"><aside><div class="sidebar"><nav aria-label="Main"><ul>
<li><a href="/bare/list#users">Users</a></li><li><a href="/bare/list#campaigns">Campaigns</a></li>
</ul></nav></div></aside><div><header class="header"><strong aria-hidden="true"></strong></header><main>
<div class="page"><div class="page-top"><div><h1 tabindex="-1"></h1><p></p></div></div><section class="list">
<div class="list-tools"><div class="list-tools-line"><input class="list-search" type="search" aria-label="search"></div></div>
<div class="list-table"><table><thead><tr></tr></thead><tbody></tbody></table></div>
<nav class="list-pages" aria-label="Pages"><span role="status"></span><button class="button" aria-label="Next page">Next</button></nav>
</section></div></main></div></div>
<script type="module">${bareRows}
  const lists = {
    users: { path: '/api/admin/users', title: 'All Users', lead: 'Everyone earning points on the platform.', row: userRow,
      heads: ['Wallet Address', 'Date Joined', 'Points', 'Email', 'Status', 'Action'] },
    campaigns: { path: '/api/admin/campaign-ads', title: 'Campaigns', row: campaignRow,
      lead: "Paid ads from advertisers. Approve the ones that can run, and deactivate the ones that can't.",
      heads: ['CAMPAIGN NAME', 'DURATION', 'AMOUNT', 'EXPIRES', 'STATUS', 'Action'] },
  }
  const kept = new Map()
  const rowsOf = (name, start) => {
    const url = lists[name].path + '?start=' + start + '&end=' + (start + 9)
    if (!kept.has(url)) kept.set(url, fetch(url).then((answer) => answer.json()))
    if (kept.size > 20) kept.delete(kept.keys().next().value)
    return kept.get(url)
  }
  const [head, lead, top, columns, body, next, range] = ['h1', 'main p', 'header strong', 'thead tr', 'tbody',
    '[aria-label="Next page"]', '[role=status]'].map((selector) => document.querySelector(selector))
  let name, start
  async function show(nextName, nextStart) {
    const { data, total } = await rowsOf(nextName, nextStart)
    const list = lists[nextName]
    if (name !== nextName) {
      document.title = head.textContent = top.textContent = list.title
      lead.textContent = list.lead
      columns.innerHTML = '<td><input class="checkbox" type="checkbox" aria-label="Select all rows on this page"></td>' +
        list.heads.map((label) => '<th scope="col">' + label + '</th>').join('')
      if (name) head.focus()
    }
    ;[name, start] = [nextName, nextStart]
    body.innerHTML = data.map(list.row).join('')
    range.textContent = count.format(start + 1) + '-' + count.format(start + data.length) + ' of ' + count.format(total)
    requestIdleCallback(() => rowsOf(name, start + 10), { timeout: 100 })
  }
  const go = (nextName, nextStart) => {
    history.pushState(null, '', '?page=' + (nextStart / 10 + 1) + '#' + nextName)
    show(nextName, nextStart)
  }
  next.addEventListener('click', () => go(name, start + 10))
  document.querySelector('nav').addEventListener('click', (event) => {
    event.preventDefault()
    go(event.target.hash.slice(1), 0)
  })
  addEventListener('popstate', () =>
    show(location.hash.slice(1) || 'users', (new URLSearchParams(location.search).get('page') ?? 1) * 10 - 10))
  show('users', 0)
</script></html>`
