import Swiper from 'swiper'
import { A11y, Autoplay, Keyboard, Navigation } from 'swiper/modules'
import { prefersReducedMotion } from './dom'

const SPEED_MS = 400

type SwiperParts = {
  /** What scrolls: its one child is the row of slides. */
  track: HTMLElement
  previous: HTMLElement
  next: HTMLElement
}

/** Takes over a row of slides that the browser scrolls, at the position it was scrolled to. */
export function createSwiper({ track, previous, next }: SwiperParts, interval: number): Swiper {
  const initialSlide = scrolledSlide(track)
  track.scrollLeft = 0

  const swiper = new Swiper(track, {
    modules: [A11y, Autoplay, Keyboard, Navigation],
    // The stylesheet decides how many slides are in view, before and after Swiper takes over.
    slidesPerView: 'auto',
    initialSlide,
    rewind: true,
    speed: prefersReducedMotion() ? 0 : SPEED_MS,
    // Needed for `visibleSlides`, and for the A11y module to leave a focused slide alone that is in view.
    watchSlidesProgress: true,
    autoplay: { enabled: false, delay: interval },
    keyboard: { enabled: false, pageUpDown: false },
    navigation: { prevEl: previous, nextEl: next, addIcons: false },
    a11y: {
      // The labels that the row already has: the module would write its own.
      prevSlideMessage: previous.ariaLabel ?? '',
      nextSlideMessage: next.ariaLabel ?? '',
      slideLabelMessage: '',
      firstSlideMessage: '',
      lastSlideMessage: '',
      notificationClass: 'visually-hidden',
      wrapperLiveRegion: false,
    },
    on: { slideChangeTransitionStart: keepFocusInView },
  })
  enableArrowKeysWithin(swiper, track.closest('section') ?? track)
  stopWhilePressed(swiper)
  return swiper
}

function scrolledSlide(track: HTMLElement): number {
  const width = track.querySelector('.swiper-slide')?.getBoundingClientRect().width
  return width ? Math.round(Math.abs(track.scrollLeft) / width) : 0
}

/** Slides that are still moving stop under a press, or the click would hit another slide. They move on afterwards. */
function stopWhilePressed(swiper: Swiper) {
  let isStopped = false
  swiper.on('touchStart', () => {
    isStopped = swiper.animating
    if (!isStopped) return
    swiper.setTransition(0)
    swiper.setTranslate(swiper.getTranslate())
  })
  swiper.on('touchEnd', () => {
    if (isStopped && !swiper.touchEventsData.isMoved) swiper.slideReset()
    isStopped = false
  })
}

/** The Keyboard module listens to the whole document, so it is enabled only while the focus is in this carousel. */
function enableArrowKeysWithin(swiper: Swiper, region: HTMLElement) {
  const listening = new AbortController()
  const { signal } = listening
  region.addEventListener('focusin', () => swiper.keyboard.enable(), { signal })
  region.addEventListener('focusout', () => swiper.keyboard.disable(), { signal })
  swiper.on('destroy', () => listening.abort())
  if (region.contains(document.activeElement)) swiper.keyboard.enable()
}

/** Arrow keys and swipes can move a focused slide out of view: the focus then goes to the first slide in view. */
function keepFocusInView(swiper: Swiper) {
  const focused = swiper.slides.find((slide) => slide.contains(document.activeElement))
  if (!focused || swiper.visibleSlides.includes(focused)) return
  const target = swiper.slides[swiper.activeIndex]?.querySelector<HTMLElement>('a, button') ?? swiper.el
  target.focus({ preventScroll: true })
}
