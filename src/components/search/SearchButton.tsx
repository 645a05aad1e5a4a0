import { frameWords } from 'virtual:words/frame'
import { Button } from '@/components/Button'
import { IconButton } from '@/components/IconButton'
import { useSearchAddress } from './useSearchAddress'

export function SearchButton() {
  const { open } = useSearchAddress()
  return (
    <IconButton
      icon="search"
      label={frameWords.search}
      className="script-only"
      aria-haspopup="dialog"
      aria-keyshortcuts="Control+K Meta+K"
      onClick={() => open()}
    />
  )
}

/** For pages that have no answer. `about` is what the visitor has searched them for. */
export function SearchSiteButton({ about = '' }: { about?: string }) {
  const { open } = useSearchAddress()
  return (
    <Button variant="quiet" className="script-only" aria-haspopup="dialog" onClick={() => open(about)}>
      {frameWords.search}
    </Button>
  )
}
