import { Link, useLocation } from 'react-router-dom'
import { useHydrated } from '@/hooks/useHydrated'
import { Icon } from './Icon'
import styles from './JumpLinks.module.css'

export type JumpLinksProps = { label: string; targets: readonly { id: string; label: string }[] }

/** Links to the parts of a page. They keep the query and the history state of the page. */
export function JumpLinks({ label, targets }: JumpLinksProps) {
  const { search, state } = useLocation()
  // The prerendered page does not know the query.
  const isHydrated = useHydrated()
  return (
    <nav aria-label={label} className="screen-only">
      <ul className={`${styles.jumps} links`}>
        {targets.map((target) => (
          <li key={target.id}>
            <Link className="target" to={{ search: isHydrated ? search : '', hash: target.id }} state={state}>
              {target.label} <Icon name="chevron" />
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  )
}
