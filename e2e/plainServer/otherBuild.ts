import { createHash } from 'node:crypto'

/** The addresses of a build's scripts and style sheets, and where another build has its own. */
const [here, elsewhere] = ['/assets/', '/assets-2/'] as const

/** A build as a server of files knows it: its document, and what stands at an address. */
export interface Build {
  readonly html: string
  readonly contentOf: (path: string) => Buffer | undefined
}

const integrityOf = (content: Buffer | undefined) =>
  `sha384-${createHash('sha384')
    .update(content ?? '')
    .digest('base64')}`

/**
 * The same console as another build would have it: a document that names none of the old addresses, and nothing left at
 * them. The first script knows where the later ones are, so it is another one, with another hash.
 */
export function otherBuild({ html, contentOf }: Build): Build {
  const moved = (path: string) => {
    const content = path.startsWith(elsewhere) ? contentOf(path.replace(elsewhere, here)) : undefined
    return content && path.endsWith('.js')
      ? Buffer.from(content.toString().replaceAll(`"${here.slice(1)}"`, `"${elsewhere.slice(1)}"`))
      : content
  }
  const renamed = html.replaceAll(/"\/assets\/([^"]+)" integrity="[^"]+"/g, (_tag, name: string) => {
    const path = `${elsewhere}${name}`
    return `"${path}" integrity="${integrityOf(moved(path))}"`
  })
  return { html: renamed, contentOf: (path) => (path.startsWith(here) ? undefined : (moved(path) ?? contentOf(path))) }
}
