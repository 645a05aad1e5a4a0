import { type ComponentProps, useLayoutEffect, useRef, useState } from 'react'
import styles from './LazyImage.module.css'

export type LazyImageProps = Omit<
  ComponentProps<'img'>,
  'ref' | 'style' | 'loading' | 'onLoad' | 'onError'
> & {
  src: string
  alt: string
  /** The picture's own measures: they keep its place before it is there. */
  width: number
  height: number
  /** On the first screen: fetched at once and never faded. */
  priority?: boolean | undefined
}

/** `plain` is what prerendered HTML shows: the picture, as the browser gets it. */
type State = 'plain' | 'loading' | 'loaded' | 'failed'

export function LazyImage({
  src,
  srcSet,
  alt,
  width,
  height,
  priority = false,
  className,
  ...rest
}: LazyImageProps) {
  const ref = useRef<HTMLImageElement>(null)
  const [settled, setSettled] = useState<{ src: string; state: State }>({ src, state: 'plain' })
  const state = settled.src === src ? settled.state : 'plain'

  // Before the first paint, so that a picture still on its way does not show and vanish again.
  useLayoutEffect(() => {
    const image = ref.current
    if (!image || priority) return
    if (!image.complete) {
      // What the visitor looks at already comes when it comes: only below does it wait unseen.
      const isBelow = image.getBoundingClientRect().top >= window.innerHeight
      if (isBelow) setSettled({ src, state: 'loading' })
    } else if (image.naturalWidth === 0) {
      // It may have failed before this script ran. A drawing without a size of its own looks the same until decoded.
      image.decode?.().catch(() => setSettled({ src, state: 'failed' }))
    }
  }, [src, priority])

  const failed = state === 'failed'
  return (
    <img
      {...rest}
      ref={ref}
      src={failed ? emptyPicture(width, height) : src}
      srcSet={failed ? undefined : srcSet}
      alt={alt}
      width={width}
      height={height}
      loading={priority ? 'eager' : 'lazy'}
      decoding="async"
      fetchPriority={priority ? 'high' : undefined}
      className={className ? `${styles.image} ${className}` : styles.image}
      data-state={state}
      onLoad={() => state === 'loading' && setSettled({ src, state: 'loaded' })}
      onError={() => setSettled({ src, state: 'failed' })}
    />
  )
}

/** Nothing, in the picture's measures: a broken image would give its place away. */
function emptyPicture(width: number, height: number): string {
  return `data:image/svg+xml,%3Csvg xmlns='http://www.w3.org/2000/svg' width='${width}' height='${height}'/%3E`
}
