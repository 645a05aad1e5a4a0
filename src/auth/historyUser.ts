import { hintedUser } from './signedInHint'

/** Browsers restore a history entry with its state and with what was typed, even if another user has signed in since. */
export function noteHistoryUser() {
  const user = hintedUser()
  if (user) history.replaceState({ ...history.state, user }, '')
}

/** Removes the state of an entry whose user has left. A script in index.html has removed what was typed. */
export function forgetOtherUser() {
  const { user } = history.state ?? {}
  if (user && user !== hintedUser()) history.replaceState(null, '')
}
