import { controlsWords } from 'virtual:words/controls'
import type { ReactNode } from 'react'
import styles from './Skeleton.module.css'

type SkeletonProps = {
  /** The shape of the loading content: a line of text, a heading, or a field as wide as its cell. */
  shape?: 'line' | 'title' | 'field' | undefined
  length?: 'full' | 'long' | 'short' | undefined
}

export function Skeleton({ shape = 'line', length = 'full' }: SkeletonProps) {
  return <span className={styles.block} data-shape={shape} data-length={length} aria-hidden="true" />
}

type SkeletonGroupProps = { children: ReactNode; className?: string | undefined }

/** Announces 'Loading' once for all blocks inside. */
export function SkeletonGroup({ children, className }: SkeletonGroupProps) {
  return (
    <div role="status" className={className ?? styles.group}>
      <span className="visually-hidden">{controlsWords.loading}</span>
      {children}
    </div>
  )
}
