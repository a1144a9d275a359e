import { useSaid } from '../../ui/messages/useSaid'

const warning = 'An earlier upload may have arrived. Look for the task in the list before you upload it again.'

/** The warning of a form whose earlier upload ended without an answer. */
export function EarlierUpload() {
  useSaid(warning)
  return <p>{warning}</p>
}
