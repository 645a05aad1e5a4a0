import {
  deleteUser,
  EmailAuthProvider,
  reauthenticateWithCredential,
  reload,
  sendEmailVerification,
  updatePassword,
  updateProfile,
} from 'firebase/auth'
import { currentUser, notifyWatchers } from './auth'
import { type AuthResult, requestAuth } from './authResult'

export function rename(name: string): Promise<AuthResult<void>> {
  return requestAuth(async () => {
    await updateProfile(currentUser(), { displayName: name })
    notifyWatchers()
  })
}

export function sendVerification(): Promise<AuthResult<void>> {
  return requestAuth(() => sendEmailVerification(currentUser()))
}

/** Reloads the user: the e-mail address may have been confirmed in another window. */
export function refreshUser(): Promise<AuthResult<void>> {
  return requestAuth(async () => {
    const user = currentUser()
    const wasVerified = user.emailVerified
    await reload(user)
    // Security rules see the old token until it is refreshed.
    if (user.emailVerified !== wasVerified) await user.getIdToken(true)
    notifyWatchers()
  })
}

export function confirmWithPassword(password: string): Promise<AuthResult<void>> {
  return requestAuth(async () => {
    const user = currentUser()
    await reauthenticateWithCredential(user, EmailAuthProvider.credential(user.email ?? '', password))
  })
}

export async function changePassword(current: string, wanted: string): Promise<AuthResult<void>> {
  const confirmed = await confirmWithPassword(current)
  return confirmed.ok ? requestAuth(() => updatePassword(currentUser(), wanted)) : confirmed
}

/** Delete the user's data first: without the account, the rules no longer allow it. */
export function deleteSignIn(): Promise<AuthResult<void>> {
  return requestAuth(() => deleteUser(currentUser()))
}
