import type { ReactNode } from 'react'
import { useAuth } from '@/auth/useAuth'
import type { Audience as AudienceName } from './navigation'
import './audience.css'

type AudienceProps = {
  of: AudienceName
  as?: 'div' | 'li' | 'section'
  className?: string | undefined
  children: ReactNode
}

/**
 * Shows content to guests or to signed-in users only. Until the sign-in state is known, both are in the
 * markup, also in the prerendered HTML, and CSS shows the likely one, so that nothing flashes and hydration matches.
 */
export function Audience({ of, as: Element = 'div', className, children }: AudienceProps) {
  const { status } = useAuth()
  if (of === 'member' && status === 'out') return null
  if (of === 'guest' && status === 'in') return null
  const undecided = status === 'unknown' && of !== 'all' ? of : undefined
  return (
    <Element className={className} data-undecided={undecided}>
      {children}
    </Element>
  )
}
