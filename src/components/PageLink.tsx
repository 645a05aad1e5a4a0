import { useLocation } from 'react-router-dom'
import { usePreload } from '@/hooks/usePreload'
import { RouterLink, type RouterLinkProps } from './RouterLink'

export type PageLinkProps = RouterLinkProps & {
  /** Current only on the very page that it leads to, not on those below it. */
  end?: boolean
}

/** A link inside the site that says when it leads to the page one is on. */
export function PageLink({ to, end = false, 'aria-current': current = 'page', ...props }: PageLinkProps) {
  const preload = usePreload(to)
  const isCurrent = leadsHere(to, useLocation().pathname, end)
  return <RouterLink to={to} aria-current={isCurrent ? current : undefined} {...preload} {...props} />
}

function leadsHere(to: string, here: string, end: boolean): boolean {
  const [page = ''] = to.split(/[?#]/)
  const isBelow = !end && page !== '/' && here.startsWith(`${page}/`)
  return isBelow || here.replace(/(.)\/$/, '$1') === page
}
