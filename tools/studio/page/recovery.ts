import { nameOfOpen } from './openEntry'
import { DROP_RECOVERED, NAME } from './words'

/** Too short to read a question and answer it. */
const AT_ONCE = 300 // ms

/**
 * Chrome closes a question, which counts as No, when another tab is chosen, and sometimes when the preview arrives. Decap
 * deletes the text that it keeps of a closed window after a No, so the question is the opposite of Decap's. Any other is
 * asked again if the preview has closed it.
 */
export function keepQuestions() {
  const ask = window.confirm.bind(window)
  let card: Element | null = null
  document.addEventListener(
    'click',
    ({ target }) => {
      card = target instanceof Element ? target.closest('[class*="WorkflowCardContainer"]') : null
    },
    true,
  )
  window.confirm = (asked = '') => {
    if (asked === DROP_RECOVERED) return !ask(asked)
    const title = card?.querySelector('[class*="CardTitle"]')?.textContent
    const question = asked.replace(NAME, title || nameOfOpen())
    const began = performance.now()
    return ask(question) || (performance.now() - began < AT_ONCE && ask(question))
  }
}
