export type LocalBackend = { kind: 'local'; projectId: string; firestorePort: number; authPort: number }
export type LiveBackend = {
  kind: 'live'
  projectId: string
  apiKey: string
  authDomain: string
  appId: string
}
