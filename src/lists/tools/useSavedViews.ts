import { useState } from 'react'
import { useSelector } from 'react-redux'
import { useLocation } from 'react-router-dom'
import { selectSession } from '../../session/sessionSlice'
import { notify } from '../../ui/messages/notify'
import { changeViews, isSameView, readViews, viewQuery, type SavedView } from './savedViews'

const nobody = { email: '', role: '', name: '' }

/** The saved views of the page that is open; `hidden` are the labels of its hidden columns. */
export function useSavedViews(hidden: readonly string[]) {
  const session = useSelector(selectSession)
  const { pathname: path, search } = useLocation()
  const person = session.status === 'signedOut' ? nobody : session
  const [views, setViews] = useState(() => readViews(person))
  const here = views.filter((view) => view.path === path)
  const query = viewQuery(new URLSearchParams(search), hidden)

  const change = (make: (views: readonly SavedView[]) => readonly SavedView[]) => {
    const kept = changeViews(person, make)
    if (kept) setViews(kept)
    else notify.error("This browser can't keep more views.")
    return kept !== undefined
  }
  /** Why the name can't be used, as a sentence; `except` may keep its own. */
  const refusal = (name: string, except?: SavedView) => {
    if (!name) return 'Enter a name for this view'
    // Another tab may have added the name since this one read the views.
    const isTaken = readViews(person).some(
      (view) => !(except && isSameView(view, except)) && isSameView(view, { name, path }),
    )
    return isTaken ? `There is a view named ${name} already.` : undefined
  }
  return {
    views: here,
    /** The query of what is shown now. */
    query,
    refusal,
    /** Keeps what is shown under a name; false if it was not kept. */
    save: (name: string) => change((all) => [...all, { name, path, query }]),
    rename: (view: SavedView, name: string) =>
      change((all) => all.map((one) => (isSameView(one, view) ? { ...one, name } : one))),
    /** False if it is still there. */
    remove: (view: SavedView) => {
      const at = readViews(person).findIndex((one) => isSameView(one, view))
      if (!change((all) => all.filter((one) => !isSameView(one, view)))) return false
      const restore = (all: readonly SavedView[]) =>
        all.some((one) => isSameView(one, view)) ? all : all.toSpliced(at, 0, view)
      notify.undoable(`View ${view.name} deleted`, () => void change(restore))
      return true
    },
  }
}
