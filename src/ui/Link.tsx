import type { ComponentProps } from 'react'
import { useHref, useLinkClickHandler } from 'react-router-dom'

export interface LinkProps extends Omit<ComponentProps<'a'>, 'href'> {
  /** An address of the console, or a query for the present page. */
  to: string
}

/**
 * A link inside the console, made of the router's hooks: the router's own component brings 3 kB for prefetching and transitions
 * that need a data router.
 */
export function Link({ to, onClick, ...rest }: LinkProps) {
  const follow = useLinkClickHandler(to)
  return (
    <a
      {...rest}
      href={useHref(to)}
      onClick={(event) => {
        onClick?.(event)
        if (!event.defaultPrevented) follow(event)
      }}
    />
  )
}
