import { useLocation } from 'react-router-dom'
import { useScrolled } from '@/hooks/useScrolled'
import { paths } from '@/paths'
import { LateCode } from './LateCode'

/** Where the code is requested, so that it has arrived when the bar appears. */
const SOON = 100 // px

const loadCells = async () => (await import('./PhoneBarCells')).PhoneBarCells

/** Ways to us at the lower edge of a small screen. The contact page has them all. */
export function PhoneBar() {
  const { pathname } = useLocation()
  const isSoon = useScrolled(SOON)
  if (!isSoon || pathname === paths.contact || !window.matchMedia('(width < 900px)').matches) return null
  return <LateCode load={loadCells} props={{ pathname }} />
}
