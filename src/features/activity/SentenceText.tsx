import type { Activity } from '../../contract/entities'
import { EmailChip } from '../../ui/WhoLink'
import { emailOf, sentenceOf } from './sentence'

/** What was done, or another text about it; the e-mail of the person it was done to leads to them. */
export function SentenceText({ entry, text = sentenceOf(entry) }: { entry: Activity; text?: string }) {
  const email = emailOf(entry.target)
  if (!email || !text.endsWith(email)) return text
  return (
    <>
      {text.slice(0, -email.length)}
      <EmailChip email={email} />
    </>
  )
}
