import { lazy, Suspense } from 'react'
import { useDispatch, useSelector } from 'react-redux'
import type { ChainConfig } from '../../config/chains'
import { Button } from '../../ui/Button'
import { addClosed, addOpened, selectAdding } from './vestingSlice'

const loadDialog = () => import(/* webpackChunkName: "addVesting" */ './AddVestingDialog')
const AddVestingDialog = lazy(loadDialog)

/** Opens the form, also without a wallet: it is asked for where it signs. */
export function AddVestButton({ chain }: { chain: ChainConfig }) {
  const dispatch = useDispatch()
  const adding = useSelector(selectAdding)
  return (
    <>
      <Button
        look="primary"
        onPointerEnter={() => void loadDialog()}
        onFocus={() => void loadDialog()}
        onClick={() => dispatch(addOpened())}
      >
        Add Vest
      </Button>
      {adding && (
        <Suspense>
          <AddVestingDialog chain={chain} onClose={() => dispatch(addClosed())} />
        </Suspense>
      )}
    </>
  )
}
