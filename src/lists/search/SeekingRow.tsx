import { useEffect } from 'react'
import { useDispatch, useSelector } from 'react-redux'
import { formatProgress } from '../../shared/amounts'
import { Button } from '../../ui/Button'
import { FloatingBar } from '../FloatingBar'
import { listsSlice } from './listsSlice'
import { soughtIn } from './seekRow'

const { rowSought, rowSearchEnded } = listsSlice.actions

interface SeekingRowProps {
  /** The name of the list. */
  list: string
  id: string
  /** What is looked for, in words. */
  what: string
  onStop: () => void
}

/** How far the search for one row of a list is, with Stop; leaving the page stops it too. */
export function SeekingRow({ list, id, what, onStop }: SeekingRowProps) {
  const dispatch = useDispatch()
  const progress = useSelector((state) => soughtIn(state, list)?.progress)
  useEffect(() => {
    // Also joins a search that was stopped and has not noticed it yet.
    dispatch(rowSought({ list, id }))
    return () => void dispatch(rowSearchEnded(list))
  }, [dispatch, list, id])
  if (!progress) {
    return (
      <p role="status" className="visually-hidden">
        Looking for {what}…
      </p>
    )
  }
  return (
    <FloatingBar>
      <span role="status">
        Looking for {what}: {formatProgress(progress.read, progress.total)} rows searched
      </span>
      <Button onClick={onStop}>Stop</Button>
    </FloatingBar>
  )
}
