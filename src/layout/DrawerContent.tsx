import { labels } from '@/content/labels'
import { drawerLinks } from '@/content/navigation'
import { Audience } from './Audience'
import styles from './Drawer.module.css'
import { DrawerGuest, DrawerMember } from './DrawerSections'
import { DrawerConfluence, DrawerCourse } from './DrawerStreams'
import { SiteLink } from './SiteLink'

export type DrawerContentProps = { onChoose: () => void; onLogout: () => void }

/** The links ride on the three streams, which join above what is for members. */
export function DrawerContent({ onChoose, onLogout }: DrawerContentProps) {
  return (
    <div className={styles.drawer}>
      <nav aria-label={labels.mainNavigation} className={styles.course}>
        <DrawerCourse />
        <ul>
          {drawerLinks.map(({ label, path, audience }) => (
            <Audience key={label} of={audience} as="li">
              <SiteLink to={path} className={styles.link} onClick={onChoose}>
                {label}
              </SiteLink>
            </Audience>
          ))}
        </ul>
        <DrawerConfluence />
      </nav>
      <DrawerGuest onChoose={onChoose} />
      <DrawerMember onChoose={onChoose} onLogout={onLogout} />
    </div>
  )
}
