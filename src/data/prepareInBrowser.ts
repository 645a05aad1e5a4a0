import { type PreparedBody, prepareBody } from './prepareBody'
import { createSanitiser } from './sanitise'

const sanitise = createSanitiser(window)

export function prepareInBrowser(html: string): PreparedBody {
  return prepareBody(html, sanitise)
}
