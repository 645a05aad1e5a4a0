import {
  deleteUser,
  EmailAuthProvider,
  reauthenticateWithCredential,
  reload,
  sendEmailVerification,
  updatePassword,
  updateProfile,
} from 'firebase/auth'
import { currentUser, reportAgain } from './auth'
import { type AuthAnswer, askProvider } from './authAnswer'

export function rename(name: string): Promise<AuthAnswer<void>> {
  return askProvider(async () => {
    await updateProfile(currentUser(), { displayName: name })
    reportAgain()
  })
}

export function sendVerification(): Promise<AuthAnswer<void>> {
  return askProvider(() => sendEmailVerification(currentUser()))
}

/** Asks the provider what it knows by now: the address may have been confirmed in another window. */
export function refreshUser(): Promise<AuthAnswer<void>> {
  return askProvider(async () => {
    const user = currentUser()
    const wasVerified = user.emailVerified
    await reload(user)
    // The token that the rules see still says what it said when it was made.
    if (user.emailVerified !== wasVerified) await user.getIdToken(true)
    reportAgain()
  })
}

export function confirmWithPassword(password: string): Promise<AuthAnswer<void>> {
  return askProvider(async () => {
    const user = currentUser()
    await reauthenticateWithCredential(user, EmailAuthProvider.credential(user.email ?? '', password))
  })
}

export async function changePassword(current: string, wanted: string): Promise<AuthAnswer<void>> {
  const confirmed = await confirmWithPassword(current)
  return confirmed.ok ? askProvider(() => updatePassword(currentUser(), wanted)) : confirmed
}

/** The sign-in itself. What belongs to it in the store goes first: afterwards nobody may touch that any more. */
export function deleteSignIn(): Promise<AuthAnswer<void>> {
  return askProvider(() => deleteUser(currentUser()))
}
