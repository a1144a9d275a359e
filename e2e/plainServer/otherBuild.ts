import { createHash } from 'node:crypto'

/** The addresses of a build's scripts and style sheets, and those of the other build. */
const [here, elsewhere] = ['/assets/', '/assets-2/'] as const

/** A build as static files: its document, and the content at each address. */
export interface Build {
  readonly html: string
  readonly contentOf: (path: string) => Buffer | undefined
}

const integrityOf = (content: Buffer | undefined) =>
  `sha256-${createHash('sha256')
    .update(content ?? '')
    .digest('base64')}`

/**
 * The same console as another build would produce it: none of the old addresses exists. The first script contains the
 * addresses of the others, so it differs too, with another hash.
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
