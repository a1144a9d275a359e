import type { ReactNode } from 'react'
import { renderToString } from 'react-dom/server'
import SignInPage from '../features/signIn/SignInPage'
import { IconShapes } from '../ui/IconShapes'
import { Frame } from './Frame'
import { Root } from './Root'

/** Without the links by which React asks for a picture just before its element. */
const htmlOf = (element: ReactNode) => renderToString(element).replaceAll(/<link rel="preload"[^>]*>/g, '')

/**
 * What `index.html` shows before any script has come: the sign-in page, as HTML of the component that takes it over, and for
 * whoever has a session the frame of the console and the drawings of the icons in its menu.
 */
export const signInDocument = (appName: string) => ({
  signIn: htmlOf(
    <Root
      appName={appName}
      entry="signIn"
      messages={null}
      SignInPage={SignInPage}
      fetchConsole={() => Promise.reject(new Error('No console'))}
    />,
  ),
  icons: htmlOf(<IconShapes />),
  frame: htmlOf(<Frame appName={appName} />),
})
