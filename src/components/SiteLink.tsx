import type { ReactNode } from 'react'
import { labels } from '@/content/labels'
import { isExternal } from '@/content/navigation'
import { paths } from '@/paths'
import { PageLink } from './PageLink'

/** On the page that it leads to, the link scrolls to the top. Read by `useNavigationScroll`. */
const TO_TOP = { toTop: true }

export type SiteLinkProps = {
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
        {children} <span className="visually-hidden">({labels.externalLink})</span>
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
