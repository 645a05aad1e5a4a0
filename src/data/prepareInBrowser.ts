import { type PreparedBody, prepareBody } from './prepareBody'
import { createSanitiser } from './sanitise'

// A file of its own, because it loads with the sanitiser, which the build's articles do not need.

const sanitise = createSanitiser(window)

export function prepareInBrowser(html: string): PreparedBody {
  return prepareBody(html, sanitise)
}
