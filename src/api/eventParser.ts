interface Parsed {
  event: string
  data: string
  id: string | undefined
}

/**
 * Parses `text/event-stream` as the HTML standard describes it: returns a function that takes the text piece by piece,
 * cut anywhere. Comments and events without data are left out.
 */
export function createEventParser(onEvent: (event: Parsed) => void): (text: string) => void {
  let rest = ''
  let [event, data, id]: [string, string[], string | undefined] = ['', [], undefined]

  const dispatch = () => {
    if (data.length > 0) onEvent({ event: event || 'message', data: data.join('\n'), id })
    event = ''
    data = []
    id = undefined
  }

  const readLine = (line: string) => {
    if (line === '') return dispatch()
    const [, field, value = ''] = /^([^:]*)(?:: ?(.*))?$/s.exec(line) ?? []
    if (field === 'event') event = value
    else if (field === 'data') data.push(value)
    else if (field === 'id' && !value.includes('\0')) id = value
  }

  return (text) => {
    rest += text
    // A carriage return at the end may be the first half of a line break.
    const lines = rest.split(/\r\n|\n|\r(?!$)/)
    rest = lines.pop() ?? ''
    lines.forEach(readLine)
  }
}
