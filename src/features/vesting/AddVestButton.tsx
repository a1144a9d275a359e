import { useEffect } from 'react'
import { useDispatch, useSelector } from 'react-redux'
import type { ChainConfig } from '../../config/chains'
import { parseAddress } from '../../shared/addresses'
import { Button } from '../../ui/Button'
import { overlayPart } from '../../ui/lazyPart'
import { useAddressValue } from '../../ui/dialogs/useAddressValue'
import { addClosed, addOpened, selectAdding } from './vestingSlice'

const AddVestingDialog = overlayPart(() => import(/* webpackChunkName: "vesting-dialogs" */ './AddVestingDialog'))

/** Opens the form even without a wallet: the form's own button asks for one. */
export function AddVestButton({ chain }: { chain: ChainConfig }) {
  const dispatch = useDispatch()
  const adding = useSelector(selectAdding)
  // Closed when the page is left, so that it is not open at the next visit, or for the next person.
  useEffect(() => () => void dispatch(addClosed()), [dispatch])
  // A link may name the beneficiary.
  const vest = useAddressValue('vest')
  const named = vest.value ?? ''
  return (
    <>
      <Button variant="primary" {...AddVestingDialog.onIntent} onClick={() => dispatch(addOpened())}>
        Add Vest
      </Button>
      {(adding || vest.value !== null) && (
        <AddVestingDialog
          key={vest.value}
          chain={chain}
          // As written in the address: the form warns of a checksum that doesn't match.
          beneficiary={parseAddress(named) ? named : undefined}
          onClose={() => {
            dispatch(addClosed())
            if (vest.value !== null) vest.close()
          }}
        />
      )}
    </>
  )
}
