import { lazyModule } from '@/lib/lazyModule'

/** The sign-in code. Who only reads never downloads it. */
export const loadSession = lazyModule(() => import('@/data/session')).load
