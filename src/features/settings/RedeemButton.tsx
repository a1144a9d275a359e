import { useState } from 'react'
import { useDispatch, useSelector } from 'react-redux'
import { Button } from '../../ui/Button'
import { overlayPart } from '../../ui/lazyPart'
import { notify } from '../../ui/messages/notify'
import { redeemRequested, selectRedeeming } from './settingsSlice'
import { useReached } from './useReached'

const ConfirmDialog = overlayPart(() => import(/* webpackChunkName: "confirm" */ '../../ui/dialogs/ConfirmDialog'))

const whyNot = {
  reading: 'The users are still being counted.',
  failed: 'The users could not be counted, so nothing was sent.',
  nobody: 'No User reach Minimum Point.',
}

/** Lets all users who have reached the minimum redeem. While there are none it is disabled and says so when pressed. */
export function RedeemButton() {
  const dispatch = useDispatch()
  const redeeming = useSelector(selectRedeeming)
  const reached = useReached()
  const [asking, setAsking] = useState(false)
  return (
    <>
      <Button
        variant="primary"
        loading={redeeming}
        aria-disabled={reached.state !== 'some' || undefined}
        onClick={() => (reached.state === 'some' ? setAsking(true) : notify.info(whyNot[reached.state]))}
      >
        Set Can Redeem
      </Button>
      {asking && reached.state === 'some' && (
        <ConfirmDialog
          title={`Let ${reached.people} redeem?`}
          text="Everybody who has reached the minimum points may redeem them from now on. This cannot be taken back here."
          verb="Set Can Redeem"
          onConfirm={() => dispatch(redeemRequested())}
          onClose={() => setAsking(false)}
        />
      )}
    </>
  )
}
