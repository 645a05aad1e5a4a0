import { lazyModule } from '@/lib/lazyModule'
import { attemptWith, type Outcome } from './outcome'

const forms = lazyModule(() => import('./forms'))

/** Call this when a visitor starts to fill in a form: it downloads the code and starts App Check. */
export function prepareForms() {
  forms.load().then(
    ({ startAppCheck }) => startAppCheck(),
    // Sending the form tries again and reports the failure.
    () => undefined,
  )
}

/** True once the form is stored. */
export async function sendForm(
  send: (module: typeof import('./forms')) => Promise<Outcome<boolean>>,
): Promise<boolean> {
  return (await attemptWith(forms, 'load the code that sends forms', false, send)).ok
}
