import { configure } from '@testing-library/react'
import { hangGuard } from './hangGuard'

// The first dialog or page of a file loads its code, which takes time on a busy machine.
configure({ asyncUtilTimeout: hangGuard })

// Tests wait for the screen, so React may render asynchronously as in a browser, without act().
beforeAll(() => {
  Reflect.set(globalThis, 'IS_REACT_ACT_ENVIRONMENT', false)
})

// React creates FormData from a form whose submit navigates; in these tests FormData is Node's, which takes no form.
globalThis.FormData = new Proxy(FormData, { construct: (NodeFormData) => new NodeFormData() })
