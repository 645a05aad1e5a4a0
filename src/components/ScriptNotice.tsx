import { scriptNotice } from '@/content/messages'
import { site } from '@/content/site'

/** Outside the app, which never hydrates it. */
export function ScriptNotice() {
  return (
    <p role="alert" data-script-notice="">
      {scriptNotice} <a href={`mailto:${site.contact.email}`}>{site.contact.email}</a>
    </p>
  )
}
