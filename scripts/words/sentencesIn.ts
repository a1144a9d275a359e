import ts from 'typescript'

/** One text that people can see, with the line on which it stands. */
export interface Sentence {
  line: number
  text: string
}

/** Attributes whose values are for the browser. */
const technical =
  /^(id|key|name|type|role|href|src|rel|target|method|class(Name)?|variant|width|height|viewBox|d|fill|stroke.*|auto[A-Z].*|inputMode|encType|accept|form|htmlFor|to|value|scope|dir|lang|data-.*|aria-(?!label$|description$|roledescription$|valuetext$).*)$/

/** Calls whose texts are for programs, programmers or logs. */
const silentCalls =
  /^(styled(\.|\()|css$|keyframes$|sql$|Error$|TypeError$|RangeError$|require$|import$|console\.|createAction$|rowTags?$|listTag$|onSuccess$|.*\blog\.\w+$|Reflect\.|.*\.(get|set|has|header|startsWith|endsWith|includes|split|replace|replaceAll|join|querySelector(All)?|getElementById|addEventListener|removeEventListener|matches|closest|createHash|update|digest|setProperty)$)/

/** Words as people read them: not a name of a program, a path, a colour or a list of class names. */
function isForPeople(text: string): boolean {
  const words = text.trim()
  if (!/\p{L}{2}/u.test(words)) return false
  if (/^[A-Z][\p{Ll}'’-]+[.!?…]?$/u.test(words)) return true
  if (!/\s/.test(words) || /[{};=<>]|:\/\/|^[\w-]+(\.[\w-]+)+$|\b(px|auto|solid|minmax|var\()/.test(words)) return false
  return /\p{L}{2,}[,:.!?'’”"]?\s+\S*[\p{L}\d…]/u.test(words)
}

/** The texts of a program that people can see, in their order. Values put into a text are shown as "…". */
export function sentencesIn(fileName: string, source: string): Sentence[] {
  const file = ts.createSourceFile(fileName, source, ts.ScriptTarget.Latest, true)
  const found: Sentence[] = []
  const add = (node: ts.Node, text: string) => {
    const shown = text.replaceAll(/\s+/g, ' ').trim()
    if (ts.isJsxText(node) ? /\p{L}{2}/u.test(shown) : isForPeople(shown))
      found.push({ line: file.getLineAndCharacterOfPosition(node.getStart(file)).line + 1, text: shown })
  }
  const visit = (node: ts.Node): void => {
    if (isSilent(node, file)) return
    if (ts.isJsxText(node)) add(node, node.text)
    else if (ts.isStringLiteralLike(node)) add(node, node.text)
    else if (ts.isTemplateExpression(node))
      add(node, node.head.text + node.templateSpans.map(({ literal }) => `…${literal.text}`).join(''))
    ts.forEachChild(node, visit)
  }
  visit(file)
  return found
}

/** Whether no text below a node is for people. */
function isSilent(node: ts.Node, file: ts.SourceFile): boolean {
  if (ts.isImportDeclaration(node) || ts.isExportDeclaration(node) || ts.isTypeNode(node)) return true
  // Tags of cached answers and headers of requests.
  if (ts.isPropertyAssignment(node)) return /(Tags|tagTypes|headers)$/.test(node.name.getText(file))
  if (ts.isJsxAttribute(node)) return technical.test(node.name.getText(file))
  if (ts.isTaggedTemplateExpression(node)) return silentCalls.test(node.tag.getText(file))
  if (ts.isCallExpression(node) || ts.isNewExpression(node)) return silentCalls.test(node.expression.getText(file))
  return false
}
