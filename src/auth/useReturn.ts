import { useLocation } from 'react-router-dom'
import { returnAddress } from './returnAddress'

/** Where the visitor came from to sign in, and what they had in mind: for the way back, and for links between forms. */
export function useReturn() {
  const { search, state } = useLocation()
  return { address: returnAddress(search), search, state: state as unknown }
}
