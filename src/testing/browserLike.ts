import { configure } from '@testing-library/react'
import { hangGuard } from './hangGuard'

// The first dialog or page of a file fetches its code, which takes its time on a busy machine.
configure({ asyncUtilTimeout: hangGuard })

// Tests wait for what the screen shows, so React may draw in its own time as in a browser, without act().
beforeAll(() => {
  Reflect.set(globalThis, 'IS_REACT_ACT_ENVIRONMENT', false)
})

// React makes FormData of a form whose submit navigates; the class of these tests is Node's, which takes no form.
globalThis.FormData = new Proxy(FormData, { construct: (NodeFormData) => new NodeFormData() })
