import { useEffect, useRef, useState } from 'react'
import { observeOnce } from '@/lib/dom'
import styles from './LazyImage.module.css'

type LazyImageProps = {
  src: string
  alt: string
  className?: string | undefined
  /** The picture's intrinsic size, which reserves its space. */
  width: number
  height: number
  /** In the first viewport: loaded immediately and never faded. */
  priority?: boolean | undefined
}

/** `plain` is the prerendered state: a normal picture. */
type State = 'plain' | 'loading' | 'loaded' | 'failed'

/** Another picture starts without the state of the one before. */
export function LazyImage(props: LazyImageProps) {
  return <Picture key={props.src} {...props} />
}

function Picture({ src, alt, width, height, priority = false, className }: LazyImageProps) {
  const ref = useRef<HTMLImageElement>(null)
  const [state, setState] = useState<State>('plain')

  useEffect(() => {
    const image = ref.current
    // It may have failed before this script ran. An SVG without a size also reports 0, so decode it to find out.
    if (image?.complete && image.naturalWidth === 0) {
      image.decode?.().catch(() => setState('failed'))
    }
    if (!image || image.complete || priority) return
    return observeOnce(image, (isBelow) => {
      // Pictures in the viewport are never hidden. Only those below it fade in.
      if (isBelow && !image.complete) setState('loading')
    })
  }, [priority])

  const failed = state === 'failed'
  return (
    <img
      ref={ref}
      src={failed ? emptyPicture(width, height) : src}
      alt={alt}
      width={width}
      height={height}
      loading={priority ? 'eager' : 'lazy'}
      decoding="async"
      fetchPriority={priority ? 'high' : undefined}
      className={className ? `${styles.image} ${className}` : styles.image}
      data-state={state}
      // Not `state`: the picture may load before the page shows that it is loading, and would stay hidden.
      onLoad={() => setState((last) => (last === 'loading' ? 'loaded' : last))}
      onError={() => setState('failed')}
    />
  )
}

/** An empty picture of the same size: a broken image would collapse. */
function emptyPicture(width: number, height: number): string {
  return `data:image/svg+xml,%3Csvg xmlns='http://www.w3.org/2000/svg' width='${width}' height='${height}'/%3E`
}
