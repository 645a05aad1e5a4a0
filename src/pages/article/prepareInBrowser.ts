import type { PreparedBody } from './builtBody'
import { prepareBody } from './prepareBody'
import { createSanitiser } from './sanitise'

const sanitise = createSanitiser(window)

export function prepareInBrowser(html: string): PreparedBody {
  return prepareBody(html, sanitise)
}
