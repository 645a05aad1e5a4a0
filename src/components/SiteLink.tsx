import { controlsWords } from 'virtual:words/controls'
import type { ReactNode } from 'react'
import { NavLink, type NavLinkProps } from 'react-router-dom'
import type { PageState } from '@/hooks/usePageState'
import { isExternal } from '@/lib/webAddress'
import { paths } from '@/paths'

const TO_TOP: PageState = { toTop: true }

type SiteLinkProps = {
  to: string
  children: ReactNode
  className?: string | undefined
  onClick?: (() => void) | undefined
}

/** A menu link, to a page or to another site. External links say so to screen readers. */
export function SiteLink({ to, children, className, onClick }: SiteLinkProps) {
  if (isExternal(to)) {
    return (
      <a href={to} className={className} onClick={onClick}>
        {children} <span className="visually-hidden">{controlsWords.outside}</span>
      </a>
    )
  }
  return (
    <PageLink
      to={to}
      end={to === paths.home}
      state={TO_TOP}
      className={className}
      {...(onClick && { onClick })}
    >
      {children}
    </PageLink>
  )
}

type PageLinkProps = Omit<NavLinkProps, 'to' | 'className'> & {
  to: string
  className?: string | undefined
}

/** A link inside the site. It is marked as current on its own page and, without `end`, on the pages below it. */
export function PageLink({ to, className, ...props }: PageLinkProps) {
  // A function, because NavLink turns a string into `class=""` or adds the class "active".
  return <NavLink to={to} caseSensitive discover="none" className={() => className} {...props} />
}
