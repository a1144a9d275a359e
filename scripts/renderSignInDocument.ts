// Imported first, because the parts of the page create elements while they are loaded.
import './globalReact'
import { signInDocument } from '../src/app/signInDocument'

/** The content of `index.html` before any script has loaded. */
export const renderSignInDocument = signInDocument
