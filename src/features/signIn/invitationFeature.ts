import { Invitation } from './Invitation'
import { registerMessages } from './registerMessages'
import { registerSaga } from './registerSaga'

/** What the link of an invitation opens; apart from the session, because hardly anybody who signs in needs it. */
export const invitationFeature = {
  name: 'invitation',
  messages: registerMessages,
  saga: registerSaga,
  Page: Invitation,
}
