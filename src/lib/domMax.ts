/** Animations, gestures and layout animations for `m` components: 43 kB (brotli), so never in the first load. */
export { domMax } from 'framer-motion'
