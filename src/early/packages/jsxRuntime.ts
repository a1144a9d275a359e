import { Fragment, jsx as element } from 'jsx-dom/min'

// Stands for react/jsx-runtime in the early page: what is written as an element becomes one of the document at once.

export { Fragment }

type Component = Parameters<typeof element>[0]
type Props = Record<string, unknown>

/** The elements of icons. The whole package knows all of SVG, and which lengths of a style lack a unit: 1 kB more for each list. */
const isDrawing = (type: unknown) => ['svg', 'path', 'use', 'title'].some((one) => one === type)

export function jsx(type: Component, given: Props, key?: string) {
  const props = Object.fromEntries(Object.entries(given).map(([name, value]) => [name, asReact(name, value)]))
  return element(type, isDrawing(type) ? asDrawing(props) : props, key)
}
export const jsxs = jsx

function asDrawing({ strokeWidth, shapeRendering, ...props }: Props): Props {
  const named = { 'stroke-width': strokeWidth, 'shape-rendering': shapeRendering }
  return { ...props, ...named, namespaceURI: 'http://www.w3.org/2000/svg' }
}

/** Style sheets ask whether `aria-pressed` is "true", which React writes so; and rows share the elements of their icons. */
function asReact(name: string, value: unknown): unknown {
  if (name === 'children') return Array.isArray(value) ? value.map(unplaced) : unplaced(value)
  return typeof value === 'boolean' && /^(aria|data)-/.test(name) ? String(value) : value
}

/** An element that stands somewhere already, copied: the document would move it. */
const unplaced = (child: unknown): unknown =>
  child instanceof Node && child.parentNode ? child.cloneNode(true) : child
