import fc from 'fast-check'
import { createEventParser } from './eventParser'

const parsed = (...pieces: string[]) => {
  const events: unknown[] = []
  const parse = createEventParser((event) => events.push(event))
  pieces.forEach(parse)
  return events
}

const changed = { event: 'changed', data: '{"by":"Bo"}', id: '7' }

it('reads name, data and id of an event', () => {
  expect(parsed('id: 7\nevent: changed\ndata: {"by":"Bo"}\n\n')).toEqual([changed])
})

it('joins lines of data, takes no blank after the colon for one, and calls an event without a name message', () => {
  expect(parsed('data:one\ndata: two\ndata\n\n')).toEqual([{ event: 'message', data: 'one\ntwo\n', id: undefined }])
})

it('leaves out comments, unknown fields, events without data and what is not complete', () => {
  expect(parsed(':\n\n: hello\n\nretry: 10\nevent: x\n\ndata: cut')).toEqual([])
})

it.each(['\n', '\r\n', '\r'])('knows %j as a line break, wherever the text is cut', (br) => {
  const text = [':', '', 'id: 7', 'event: changed', 'data: {"by":"Bo"}', '', ':', ''].join(br)
  fc.assert(
    fc.property(fc.array(fc.nat(text.length)), (cuts) => {
      const at = [0, ...cuts.toSorted((a, b) => a - b), text.length]
      expect(parsed(...at.map((from, index) => text.slice(from, at[index + 1])))).toEqual([changed])
    }),
  )
})
