import { type PreparedBody, prepareBody } from './prepareBody'
import { createSanitiser } from './sanitise'

// A separate file, because it loads with the sanitiser, which prerendered articles do not need.

const sanitise = createSanitiser(window)

export function prepareInBrowser(html: string): PreparedBody {
  return prepareBody(html, sanitise)
}
