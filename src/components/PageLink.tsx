import { NavLink, type NavLinkProps } from 'react-router-dom'
import { usePreload } from './preload'

export type PageLinkProps = Omit<NavLinkProps, 'to' | 'className'> & {
  to: string
  className?: string | undefined
}

/** A link inside the site: its page is fetched as soon as someone seems to be on the way to it. */
export function PageLink({ to, className = '', ...props }: PageLinkProps) {
  const preload = usePreload(to)
  return (
    <NavLink
      to={to}
      className={className}
      onPointerEnter={preload}
      onFocus={preload}
      onTouchStart={preload}
      {...props}
    />
  )
}
