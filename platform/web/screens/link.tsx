import type { AnchorHTMLAttributes, MouseEvent, Ref } from 'react'
import { type To, useHref, useLinkClickHandler, useLocation, useResolvedPath } from 'react-router'

export type LinkProps = Omit<AnchorHTMLAttributes<HTMLAnchorElement>, 'href'> & {
  /** A path of ours. */
  to: To
  ref?: Ref<HTMLAnchorElement>
  replace?: boolean
  state?: unknown
  preventScrollReset?: boolean
}

/** A link through the router: the router's own brings what looks for pages ahead and sends forms, which nothing here does. */
export function Link({ to, replace, state, preventScrollReset, onClick, ...rest }: LinkProps) {
  const href = useHref(to)
  const follow = useLinkClickHandler<HTMLAnchorElement>(to, {
    ...(replace !== undefined && { replace }),
    state,
    ...(preventScrollReset !== undefined && { preventScrollReset }),
    ...(rest.target && { target: rest.target }),
  })
  const press = (event: MouseEvent<HTMLAnchorElement>) => {
    onClick?.(event)
    if (!event.defaultPrevented) follow(event)
  }
  return <a {...rest} href={href} onClick={press} />
}

/** One of several places: marked while the reader is there, or, unless `isAlone`, somewhere below. */
export function PlaceLink({ isAlone = false, ...rest }: LinkProps & { isAlone?: boolean }) {
  const { pathname } = useLocation()
  const path = useResolvedPath(rest.to).pathname
  const isHere = pathname === path || (!isAlone && pathname.startsWith(`${path.replace(/\/$/, '')}/`))
  return <Link {...rest} aria-current={isHere ? 'page' : undefined} />
}
