import { NavLink, type NavLinkProps } from 'react-router-dom'

export type PageLinkProps = Omit<NavLinkProps, 'to' | 'className'> & {
  to: string
  className?: string | undefined
}

/** A link inside the site. It is marked as current on its own page and, without `end`, on the pages below it. */
export function PageLink({ to, className, ...props }: PageLinkProps) {
  // A function, because NavLink turns a string into `class=""` or adds the class "active".
  return <NavLink to={to} caseSensitive discover="none" className={() => className} {...props} />
}
