import { type RefObject, useEffect, useEffectEvent, useState } from 'react'
import type Swiper from 'swiper'
import { preloadChunk } from '@/lib/loadChunk'
import { useNearViewport } from './useNearViewport'
import { usePrefersReducedMotion } from './usePrefersReducedMotion'

const SPEED_MS = 400

export type CarouselParts = {
  track: RefObject<HTMLElement | null>
  previous: RefObject<HTMLElement | null>
  next: RefObject<HTMLElement | null>
}

type CarouselOptions = { slideCount: number; interval: number; isAutoplaying: boolean }

/**
 * Hands the row to Swiper when it comes near the viewport. Until then, and if Swiper cannot be loaded, the browser
 * scrolls it.
 */
export function useSwiper(parts: CarouselParts, { slideCount, interval, isAutoplaying }: CarouselOptions) {
  const isNear = useNearViewport(parts.track)
  const isReduced = usePrefersReducedMotion()
  const [swiper, setSwiper] = useState<Swiper | null>(null)

  const create = useEffectEvent(async () => {
    // Not `loadChunk`: the row works without Swiper, so a missing file is no reason to reload the page.
    const code = await preloadChunk(() => import('@/lib/createSwiper'))
    if (!code) console.error('Could not load the carousel')
    const track = parts.track.current
    const previous = parts.previous.current
    const next = parts.next.current
    return code && track && previous && next ? code.createSwiper({ track, previous, next }, interval) : null
  })

  useEffect(() => {
    if (!isNear) return
    const created = create()
    void created.then(setSwiper)
    return () => {
      setSwiper(null)
      void created.then((instance) => instance?.destroy())
    }
  }, [isNear])

  // biome-ignore lint/correctness/useExhaustiveDependencies: the slides are measured again when there are more of them
  useEffect(() => swiper?.update(), [swiper, slideCount])

  useEffect(() => {
    if (swiper) swiper.params.speed = isReduced ? 0 : SPEED_MS
  }, [swiper, isReduced])

  useEffect(() => {
    if (!swiper || !isAutoplaying) return
    swiper.autoplay.start()
    return () => void swiper.autoplay.stop()
  }, [swiper, isAutoplaying])
}
