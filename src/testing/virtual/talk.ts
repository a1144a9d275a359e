import { notify } from '../../ui/messages/notify'

/** Collects all messages from now on, as "kind: text". */
export function listen(): string[] {
  const said: string[] = []
  for (const kind of ['success', 'info', 'error'] as const)
    jest.spyOn(notify, kind).mockImplementation((...[text]) => void said.push(`${kind}: ${text}`))
  return said
}
