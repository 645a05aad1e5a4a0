import { loadChunk } from '@/lib/loadChunk'

/** The sign-in code. Who only reads never downloads it. */
export const loadSession = () => loadChunk(() => import('@/data/session'))
