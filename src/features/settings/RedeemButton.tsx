import { useState } from 'react'
import { useDispatch, useSelector } from 'react-redux'
import { Button } from '../../ui/Button'
import { overlayPart } from '../../ui/lazyPart'
import { notify } from '../../ui/messages/notify'
import { redeemRequested, selectRedeeming } from './settingsSlice'
import { useReached } from './useReached'

const ConfirmDialog = overlayPart(() => import(/* webpackChunkName: "confirm" */ '../../ui/dialogs/ConfirmDialog'))

const whyNot = {
  reading: 'Still counting users.',
  failed: "Couldn't count the users, so nothing was changed.",
  nobody: 'No User reach Minimum Point.',
}

/** Lets all users who have reached the minimum redeem. While there are none it is disabled and says so when pressed. */
export function RedeemButton() {
  const dispatch = useDispatch()
  const redeeming = useSelector(selectRedeeming)
  const reached = useReached()
  // The number when the button was pressed: the question stays as it is while the number changes, and the server counts again.
  const [asked, setAsked] = useState<string>()
  return (
    <>
      <Button
        variant="outlined"
        loading={redeeming}
        aria-disabled={reached.state !== 'some' || undefined}
        onClick={() => (reached.state === 'some' ? setAsked(reached.people) : notify.info(whyNot[reached.state]))}
      >
        Set Can Redeem
      </Button>
      {asked !== undefined && (
        <ConfirmDialog
          title={`Allow ${asked} to redeem?`}
          text="All active users who have reached the minimum points can redeem them from now on. You can't undo this in the console."
          verb="Set Can Redeem"
          danger
          onConfirm={() => dispatch(redeemRequested())}
          onClose={() => setAsked(undefined)}
        />
      )}
    </>
  )
}
