import type { ReactNode } from 'react'
import { PageLink } from '@/components/PageLink'
import { labels } from '@/content/labels'
import { isExternal } from '@/content/navigation'
import { paths } from '@/paths'

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
    <PageLink to={to} end={to === paths.home} className={className} {...(onClick && { onClick })}>
      {children}
    </PageLink>
  )
}
