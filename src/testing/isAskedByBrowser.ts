import { fireEvent } from '@testing-library/react'

/** Whether the browser would ask before a reload, because something is unsaved. */
export const isAskedByBrowser = () => !fireEvent(window, new Event('beforeunload', { cancelable: true }))
