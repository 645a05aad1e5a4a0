import { site } from 'virtual:content/site'
import { controlsWords } from 'virtual:words/controls'
import { frameWords } from 'virtual:words/frame'
import { EmailLink } from './ContactLink'
import { Sentence } from './Sentence'

/** Outside the app, which never hydrates it. A form in a dialog closes it without a script. */
export function ScriptNotice() {
  return (
    <dialog open aria-label={frameWords.scriptNoticeName} data-script-notice="">
      <p role="alert">
        <Sentence
          of={frameWords.scriptNotice}
          links={{ email: <EmailLink address={site.contact.email} /> }}
        />
      </p>
      <form method="dialog">
        <button type="submit">{controlsWords.close}</button>
      </form>
    </dialog>
  )
}
