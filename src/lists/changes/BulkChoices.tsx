import { useState } from 'react'
import { Button } from '../../ui/Button'
import ConfirmDialog from '../../ui/dialogs/ConfirmDialog'
import { notifyMissing } from '../../ui/lazyPart'
import { useCompact } from '../../ui/media'
import type { BulkQuestion } from './bulk'
import { SelectMatching, type SelectMatchingProps } from './SelectMatching'

/** A question, and what begins when it is confirmed. */
interface Asked {
  question: BulkQuestion
  begin: () => void
}

/** A bulk action for the selected rows that it applies to. */
interface BulkChoice {
  verb: string
  count: number
  /** What is asked instead of beginning at once. */
  askFirst: (() => Promise<Asked>) | undefined
  begin: () => void
}

interface BulkChoicesProps extends SelectMatchingProps {
  choices: readonly BulkChoice[]
  /** A bulk change is running. */
  isRunning: boolean
}

/** Selecting all rows that match, a button for each bulk action, with the number of rows, and the question before what cannot be undone. */
export function BulkChoices({ choices, isRunning, ...matching }: BulkChoicesProps) {
  const [asked, setAsked] = useState<Asked>()
  // A phone has no room for what can't be pressed.
  const shown = useCompact() ? choices.filter(({ count }) => count > 0) : choices
  return (
    <>
      <SelectMatching {...matching} />
      {shown.map(({ verb, count, askFirst, begin }) => (
        <Button
          key={verb}
          variant="outlined"
          disabled={count === 0 || isRunning}
          onClick={() => {
            if (askFirst) askFirst().then(setAsked, notifyMissing)
            else begin()
          }}
        >
          {`${verb} ${count}`}
        </Button>
      ))}
      {asked && <ConfirmDialog {...asked.question} onConfirm={asked.begin} onClose={() => setAsked(undefined)} />}
    </>
  )
}
