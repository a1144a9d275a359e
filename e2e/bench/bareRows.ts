/**
 * Rows of the console as HTML made by hand: the same elements with the same classes and texts. A script of the bare
 * pages; `sameRows.ts` compares what comes of it with the console's rows.
 */
export const bareRows = String.raw`
  const safe = (text) => text.replace(/[&<>"]/g, (sign) => '&#' + sign.charCodeAt(0) + ';')
  const icon = (path) => '<svg aria-hidden="true" width="20" height="20" viewBox="0 0 20 20" fill="none" ' +
    'stroke="currentColor" stroke-width="1.6" stroke-linecap="round" stroke-linejoin="round"><path ' + path + '/></svg>'
  const button = (path, more) =>
    '<button type="button" class="button button-icon" ' + more + '><span class="button-label">' + icon(path) + '</span></button>'
  const copy = 'd="M7.5 7.5h8v8h-8zM12.5 7.5v-3h-8v8h3"'
  const dots = 'stroke-width="2.6" d="M10 4.5v0M10 10v0M10 15.5v0"'
  const day = new Intl.DateTimeFormat('en-US', { dateStyle: 'medium' })
  const dayOf = (instant) => day.format(new Date(instant))
  const count = new Intl.NumberFormat('en-US')
  const dollars = new Intl.NumberFormat('en-US', { style: 'currency', currency: 'USD' })
  const chip = (tone, shape, label) =>
    '<span class="status-chip" style="color:var(--' + tone + ')"><span aria-hidden="true">' + shape + '</span>' + label + '</span>'
  const select = (name) => '<td><input class="checkbox" type="checkbox" aria-label="Select ' + name + '"></td>'
  const menu = (name) =>
    '<td class="right">' + button(dots, 'aria-haspopup="menu" aria-expanded="false" aria-label="Actions for ' + name + '"') + '</td>'
  const who = (of, title, inner) =>
    '<a class="who" href="?who=' + encodeURIComponent(of) + '" data-who="' + of + '" aria-haspopup="dialog" ' + title + '>' + inner + '</a>'

  function identicon(address) {
    let bits = 0x811c9dc5
    for (let at = 0; at < address.length; at += 1) bits = Math.imul(bits ^ address.charCodeAt(at), 0x01000193)
    let path = ''
    for (let cell = 0; cell < 15; cell += 1) {
      if (!((bits >>> cell) & 1)) continue
      const [row, column] = [Math.floor(cell / 3), cell % 3]
      for (const x of new Set([column, 4 - column])) path += 'M' + x + ' ' + row + 'h1v1h-1z'
    }
    return '<svg class="identicon" aria-hidden="true" width="16" height="16" viewBox="0 0 5 5" shape-rendering="crispEdges">' +
      '<path d="' + path + '" fill="hsl(' + ((bits >>> 15) % 360) + ' 55% 50%)"/></svg>'
  }

  function userRow(user) {
    const [address, email] = [safe(user.public_address), safe(user.email)]
    const short = address.slice(0, 5) + '…' + address.slice(-7)
    return '<tr data-selected="false">' + select(email) + '<td><span class="address">' +
      who(address, 'title="' + address + '"', identicon(address) + '<code><span aria-hidden="true">' + short +
        '</span><span class="visually-hidden">' + address + '</span></code>') +
      button(copy, 'aria-label="Copy address ' + short + '" title="Copy address ' + short + '"') + '</span></td><td>' + dayOf(user.created_at) +
      '</td><td class="right"><span title="' + user.spunky_points + '">' + count.format(user.spunky_points) + '</span></td><td>' +
      who(email, 'title="' + email + '"', '<bdi>' + email + '</bdi>') + '</td><td>' +
      (user.is_active ? chip('good', '●', 'Active') : chip('idle', '○', 'Inactive')) + '</td>' + menu(email) + '</tr>'
  }

  function campaignRow(campaign) {
    const title = safe(campaign.title)
    return '<tr data-selected="false">' + select(title) + '<td><span class="list-named"><span class="list-thumb">' +
      '<img alt="" loading="lazy" width="40" height="40" src="' + campaign.media_url + '"></span><button type="button" data-opens="true" title="' + title + '"><bdi>' + title + '</bdi></button></span></td>' +
      '<td class="right">' + campaign.duration + ' Days</td><td class="right">' + dollars.format(campaign.amount) +
      '</td><td>-</td><td>' + chip('waiting', '◐', 'Waiting Approval') + '</td>' + menu(title) + '</tr>'
  }`
