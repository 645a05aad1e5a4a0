import { useLocation } from 'react-router-dom'
import { returnAddress } from './returnAddress'

/** Where to go after sign-in, and the state to pass on there and between the sign-in forms. */
export function useReturn() {
  const { search, state } = useLocation()
  return { address: returnAddress(search), search, state: state as unknown }
}
