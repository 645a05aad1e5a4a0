import { AnimatePresence, useIsPresent } from 'framer-motion'
import * as m from 'framer-motion/m'
import type { ReactNode } from 'react'
import { Motion } from '@/components/Motion'
import styles from './Film.module.css'

/** Import only this type from here: the rest belongs to the code that loads when the visitor presses play. */
export type FilmPlayerProps = {
  isOpen: boolean
  /** The film has ended or was closed. */
  onEnd: () => void
  onFail: () => void
}

export type FilmStageProps = { isOpen: boolean; children: ReactNode }

/** The film fades in over the poster, and out again. */
export function FilmStage({ isOpen, children }: FilmStageProps) {
  return (
    <Motion>
      <AnimatePresence>{isOpen && <FadingStage>{children}</FadingStage>}</AnimatePresence>
    </Motion>
  )
}

/** While it fades out, nothing in it can be reached. */
function FadingStage({ children }: { children: ReactNode }) {
  const isPresent = useIsPresent()
  return (
    <m.div
      className={styles.stage}
      inert={!isPresent}
      aria-hidden={!isPresent || undefined}
      animate={{ opacity: [0, 1] }}
      exit={{ opacity: 0 }}
      transition={{ duration: isPresent ? 0.26 : 0.16, ease: 'easeOut' }}
    >
      {children}
    </m.div>
  )
}
