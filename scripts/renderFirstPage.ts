// Before the parts of the page, which make elements while they are loaded.
import './globalReact'
import { firstPage } from '../src/app/firstPage'

/** What `index.html` shows before any script has come. */
export const renderFirstPage = firstPage
