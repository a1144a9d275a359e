import { useDispatch, useSelector } from 'react-redux'
import type { ChainConfig } from '../../config/chains'
import { Button } from '../../ui/Button'
import { overlayPart } from '../../ui/lazyPart'
import { addClosed, addOpened, selectAdding } from './vestingSlice'

const AddVestingDialog = overlayPart(() => import(/* webpackChunkName: "addVesting" */ './AddVestingDialog'))

/** Opens the form even without a wallet: the form's own button asks for one. */
export function AddVestButton({ chain }: { chain: ChainConfig }) {
  const dispatch = useDispatch()
  const adding = useSelector(selectAdding)
  return (
    <>
      <Button
        variant="primary"
        onPointerEnter={() => void AddVestingDialog.preload()}
        onFocus={() => void AddVestingDialog.preload()}
        onClick={() => dispatch(addOpened())}
      >
        Add Vest
      </Button>
      {adding && <AddVestingDialog chain={chain} onClose={() => dispatch(addClosed())} />}
    </>
  )
}
