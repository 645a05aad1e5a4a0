import { memo } from 'react'
import { Dialog } from '@/components/Dialog'
import { SiteLink } from '@/components/SiteLink'
import { ThemeToggle } from '@/components/ThemeToggle'
import { labels } from '@/content/labels'
import { drawerLinks } from '@/content/navigation'
import { Audience } from './Audience'
import styles from './Drawer.module.css'
import { DrawerGuest, DrawerMember } from './DrawerSections'
import { DrawerConfluence, DrawerCourse } from './DrawerStreams'

export type DrawerDialogProps = {
  id: string
  open: boolean
  onClose: () => void
  /** The drawer slides out, and closes right after. */
  onLeave: () => void
  onLogout: () => void
}

export function DrawerDialog({ id, open, ...content }: DrawerDialogProps) {
  return (
    <Dialog
      id={id}
      variant="drawer"
      title={labels.drawer}
      open={open}
      onClose={content.onClose}
      footer={<LabelledThemeToggle />}
    >
      <DrawerContent {...content} />
    </Dialog>
  )
}

type DrawerContentProps = Pick<DrawerDialogProps, 'onClose' | 'onLeave' | 'onLogout'>

/**
 * The links sit on the three ribbons, which join above the section for signed-in users. Memoised, so that opening and
 * leaving do not render them again.
 */
const DrawerContent = memo(function DrawerContent({ onClose, onLeave, onLogout }: DrawerContentProps) {
  return (
    <div className={styles.drawer}>
      <nav aria-label={labels.mainNavigation} className={styles.course}>
        <DrawerCourse />
        <ul>
          {drawerLinks.map(({ label, path, audience }) => (
            <Audience key={label} of={audience} as="li">
              <SiteLink to={path} className={styles.link} onClick={onLeave}>
                {label}
              </SiteLink>
            </Audience>
          ))}
        </ul>
        <DrawerConfluence />
      </nav>
      <DrawerGuest onLeave={onLeave} />
      <DrawerMember onLeave={onLeave} onClose={onClose} onLogout={onLogout} />
    </div>
  )
})

/** A label, so that clicking the text also toggles the theme. */
function LabelledThemeToggle() {
  return (
    // biome-ignore lint/a11y/noLabelWithoutControl: the control is the toggle's button.
    <label className={styles.theme}>
      {labels.switchTheme}
      <ThemeToggle />
    </label>
  )
}
