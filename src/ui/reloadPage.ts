/**
 * Reloads the document, which brings the newest version of the console; the browser asks first while something is
 * unsaved.
 */
export const reloadPage = () => window.location.reload()
