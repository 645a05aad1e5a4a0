import { lazyModule } from './lazyModule'

export const motionFeatures = lazyModule(async () => (await import('./domMax')).domMax)
