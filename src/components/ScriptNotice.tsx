import { site } from 'virtual:content/site'
import { labels } from '@/content/labels'
import { scriptNotice } from '@/content/messages'
import { EmailLink } from './ContactLink'

/** Outside the app, which never hydrates it. A form in a dialog closes it without a script. */
export function ScriptNotice() {
  return (
    <dialog open aria-label={labels.scriptNotice} data-script-notice="">
      <p role="alert">
        {scriptNotice} <EmailLink address={site.contact.email} />
      </p>
      <form method="dialog">
        <button type="submit">{labels.close}</button>
      </form>
    </dialog>
  )
}
