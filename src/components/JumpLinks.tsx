import { Icon } from './Icon'
import styles from './JumpLinks.module.css'

export type JumpLinksProps = { label: string; targets: readonly { id: string; label: string }[] }

/** Links to the parts of a page. */
export function JumpLinks({ label, targets }: JumpLinksProps) {
  return (
    <nav aria-label={label} className="screen-only">
      <ul className={`${styles.jumps} links`}>
        {targets.map((target) => (
          <li key={target.id}>
            <a className="target" href={`#${target.id}`}>
              {target.label} <Icon name="chevron" />
            </a>
          </li>
        ))}
      </ul>
    </nav>
  )
}
