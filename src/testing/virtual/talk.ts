import { notify } from '../../ui/messages/notify'

/** All messages of the test that runs, as "kind: text", for each test of a file. */
export function listenInEachTest(): readonly string[] {
  const said: string[] = []
  beforeEach(() => {
    said.length = 0
    for (const kind of ['success', 'info', 'error'] as const)
      jest.spyOn(notify, kind).mockImplementation((...[text]) => void said.push(`${kind}: ${text}`))
  })
  return said
}
