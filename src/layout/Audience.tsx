import type { ReactNode } from 'react'
import { useAuth } from '@/auth/useAuth'
import type { Audience as AudienceName } from '@/content/navigation'
import './audience.css'

export type AudienceProps = {
  of: AudienceName
  as?: 'div' | 'li' | 'section'
  className?: string | undefined
  children: ReactNode
}

/**
 * Shows something to guests or to members only. Until the sign-in provider has answered both sides are in the
 * markup, in the built HTML too, and styles show the likely one: so nothing flashes and hydration agrees.
 */
export function Audience({ of, as: Element = 'div', className, children }: AudienceProps) {
  const { status } = useAuth()
  if (of === 'member' && status === 'out') return null
  if (of === 'guest' && status === 'in') return null
  const undecided = status === 'checking' && of !== 'all' ? of : undefined
  return (
    <Element className={className} data-undecided={undecided}>
      {children}
    </Element>
  )
}
