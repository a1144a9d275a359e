import { emailOf, sentenceOf } from './sentence'

const on = '{"is_active":true}'
const off = '{"is_active":false}'

it.each([
  ['toggleUser', 'user 17 mona@tour.example', off, 'Deactivated user mona@tour.example'],
  ['toggleUser', 'user 17 mona@tour.example', on, 'Activated user mona@tour.example'],
  ['toggleUser', 'user 17 mona@tour.example', '', 'Activated or deactivated a user: mona@tour.example'],
  ['toggleAdmin', 'admin 3 ines@tour.example', off, 'Deactivated admin ines@tour.example'],
  ['toggleTask', 'task 12', on, 'Activated task 12'],
  ['toggleCampaign', 'campaign 7 ', on, 'Activated campaign 7'],
  ['approveCampaign', 'campaign 7 City tour', '', 'Approved campaign City tour'],
  ['createAdmin', 'admin 3 ines@tour.example', '', 'Created admin ines@tour.example'],
  ['deleteAdmin', 'admin 3 ines@tour.example', '', 'Deleted admin ines@tour.example'],
  ['inviteSuperAdmin', 'admin 1 root@tour.example', '', 'Invited super-admin root@tour.example'],
  ['createTask', 'task 12', '', 'Uploaded task 12'],
  ['taskThumbnail', 'task 12', '{"bytes":9000}', 'Added a thumbnail to task 12'],
  ['campaignThumbnail', 'campaign 7 City tour', '{"bytes":9000}', 'Added a thumbnail to campaign City tour'],
  ['updateSetting', 'setting 5 minimum_points', '', 'Changed setting Minimium Points'],
  ['updateSetting', 'setting 9 colour', '', 'Changed setting colour'],
  ['setCanRedeem', 'users', '{"can_redeem":531}', 'Let 531 users redeem points'],
  ['setCanRedeem', 'users', '{"can_redeem":1}', 'Let 1 user redeem points'],
  ['setCanRedeem', 'users', '{"can_redeem":0}', 'Let 0 users redeem points'],
  ['login', '', '', 'Signed in'],
  ['endSessions', 'mona@tour.example', '', 'Ended sessions: mona@tour.example'],
  ['mintPoints', 'user 17 mona@tour.example', '', 'mintPoints · mona@tour.example'],
  ['', '', '', '-'],
])('says of the act %s on %j that left %s: %s', (action, target, after, sentence) => {
  expect(sentenceOf({ action, outcome: 'done', target, after })).toBe(sentence)
})

it.each(['refused', 'queued'])('says of what is not known to be done, but %s, that somebody tried it', (outcome) => {
  const entry = { outcome, target: 'PUT /api/admin/users/17/toggle-activate', after: '{"reason":"no"}' }
  expect(sentenceOf({ ...entry, action: 'toggleUser' })).toBe('Tried to activate or deactivate a user')
})

it.each([
  ['user 17 mona@tour.example', 'mona@tour.example'],
  ['admin 3 ines@tour.example', 'ines@tour.example'],
  ['campaign 7 mona@tour.example', undefined],
])('takes for the e-mail of whom the act on %j was done to: %s', (target, email) => {
  expect(emailOf(target)).toBe(email)
})
