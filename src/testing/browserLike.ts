import { configure, getConfig } from '@testing-library/react'

const { getElementError } = getConfig()

/** The error of a query. Printing the page takes long, so while a wait goes on, only the error that is read at its end does it. */
function elementError(message: string | null, container: Element) {
  const isWaiting = Reflect.get(getConfig(), '_disableExpensiveErrorDiagnostics') === true
  const error = isWaiting ? new Error() : getElementError(message, container)
  if (isWaiting) {
    error.name = 'TestingLibraryElementError'
    Object.defineProperty(error, 'message', {
      configurable: true,
      get: () => getElementError(message, container).message,
    })
  }
  // Without this file in the stack, so that the line of the test is shown.
  else Error.captureStackTrace(error, elementError)
  return error
}

configure({ getElementError: elementError })

// Tests wait for the screen, so React may render asynchronously as in a browser, without act().
beforeAll(() => {
  Reflect.set(globalThis, 'IS_REACT_ACT_ENVIRONMENT', false)
})

// React creates FormData from a form whose submit navigates; in these tests FormData is Node's, which takes no form.
globalThis.FormData = new Proxy(FormData, { construct: (NodeFormData) => new NodeFormData() })
