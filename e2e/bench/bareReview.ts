import { bareRows } from './bareRows'

/**
 * The review by hand: the campaign with its picture and facts, the queue beside it, the next pictures loaded ahead; an
 * approval is held for five seconds, and sent after a look at the campaign's row.
 */
export const bareReview = `<!doctype html><html lang="en"><title>Review</title>
<style>
.review { display: grid; grid-template-columns: 280px minmax(0, 1fr); gap: 24px }
.review nav { order: -1 }
.review img.media { width: 100%; max-height: clamp(200px, 100vh - 520px, 48vh); aspect-ratio: 16 / 9; object-fit: contain }
.review dl { display: grid; grid-template-columns: repeat(auto-fit, minmax(min(124px, 50% - 8px), 1fr)); gap: 12px 16px }
.review ol { padding: 8px; list-style: none }
.review nav button { display: flex; gap: 10px; width: 100% }
</style>
<div class="shell"><aside></aside><div><main><div class="page"><div class="page-top"><h1>Review campaigns</h1></div><div class="review"><div>
<article><header></header><h2 tabindex="-1"></h2><p></p><div><img class="media"></div><dl></dl></article>
<p><span role="status"></span> <button class="button">Undo</button> <button class="button">Approve</button></p>
</div><nav aria-label="Waiting campaigns"><ol></ol></nav></div><div hidden></div></div></main></div></div>
<script type="module">${bareRows}
  const url = '/api/admin/campaign-ads?status=waiting&start=0&end='
  const { data } = await (await fetch(url + 99)).json()
  const [head, title, link, media, facts, notice, queue, ahead] = ['article header', 'h2', 'article p', 'img', 'dl', '[role=status]', 'ol', '[hidden]']
    .map((selector) => document.querySelector(selector))
  const decisions = new Map()
  let at = 0
  const fact = (name, value) => '<div><dt>' + name + '</dt><dd>' + value + '</dd></div>'
  const site = (address) => {
    const { protocol, host, pathname, href } = new URL(address)
    return '<span><a data-website href="' + href + '" target="_blank" rel="noopener noreferrer"><bdi>' + protocol + '//<strong>' + host +
      '</strong>' + pathname + '</bdi><span class="visually-hidden"> (opens in a new tab)</span></a></span>'
  }
  const listed = (campaign, index) => {
    const decision = decisions.get(index)
    const label = { held: 'Approved · not sent yet', approved: 'Approved' }[decision]
    const mark = label && '<span class="status-chip" title="' + label + '" style="color:var(--' + (decision === 'held' ? 'waiting' : 'good') +
      ')"><span aria-hidden="true">' + (decision === 'held' ? '◐' : '●') + '</span><span class="visually-hidden">' + label + '</span></span>'
    return '<li><button type="button" aria-current="' + (index === at) + '"><span class="list-thumb"><img alt="" loading="lazy" width="40" height="40" src="' +
      campaign.media_url + '"></span><span><bdi>' + safe(campaign.title) + '</bdi></span>' + (mark ?? '') + '</button></li>'
  }
  function list() {
    const first = Math.max(0, at - 5)
    queue.innerHTML = data.slice(first, at + 25).map((campaign, index) => listed(campaign, first + index)).join('')
  }
  function show() {
    const campaign = data[at]
    head.innerHTML = '<span>' + (at + 1) + ' of ' + data.length + '</span>'
    title.innerHTML = '<bdi>' + safe(campaign.title) + '</bdi>'
    link.innerHTML = '<span>Website Url</span> ' + site(campaign.website_url)
    media.src = campaign.media_url
    facts.innerHTML = fact('Status', chip('waiting', '◐', 'Waiting Approval')) + fact('Amount', dollars.format(campaign.amount)) +
      fact('Duration', campaign.duration + ' days') + fact('Submitted', dayOf(campaign.created_at)) +
      fact('Description', '<bdi>' + safe(campaign.description) + '</bdi>')
    ahead.innerHTML = data.slice(at + 1, at + 3).map(({ media_url }) => '<img alt="" src="' + media_url + '">').join('')
    list()
    title.focus()
  }
  async function send(index) {
    await (await fetch(url + 9)).json()
    await fetch('/api/admin/campaign-ads/' + data[index].id + '/approve', { method: 'PUT' })
    decisions.set(index, 'approved')
    list()
  }
  addEventListener('keydown', ({ key }) => {
    if (key !== 'a') return
    const approved = at
    decisions.set(approved, 'held')
    notice.textContent = 'Approved ' + data[approved].title + ' · not sent yet'
    at += 1
    show()
    setTimeout(send, 5000, approved)
  })
  show()
</script></html>`
