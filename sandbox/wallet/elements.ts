type Children = readonly (Node | string)[]

/** Creates a DOM element with attributes and children; never from HTML, which the page's trusted types refuse. */
export function element<K extends keyof HTMLElementTagNameMap>(
  tag: K,
  attributes: Readonly<Record<string, string>>,
  children: Children = [],
): HTMLElementTagNameMap[K] {
  const made = document.createElement(tag)
  for (const [name, value] of Object.entries(attributes)) made.setAttribute(name, value)
  made.append(...children)
  return made
}

export function button(label: string, attributes: Readonly<Record<string, string>>, press: () => void) {
  const made = element('button', { type: 'button', ...attributes }, [label])
  made.addEventListener('click', press)
  return made
}

export interface Choice {
  readonly value: string
  readonly label: string
  readonly isChosen: boolean
}

/** A labelled select. */
export function choose(label: string, choices: readonly Choice[], change: (value: string) => void) {
  const options = choices.map(({ value, label: text, isChosen }) => {
    const option = element('option', { value }, [text])
    option.selected = isChosen
    return option
  })
  const select = element('select', {}, options)
  select.addEventListener('change', () => change(select.value))
  return element('label', {}, [element('span', {}, [label]), select])
}
