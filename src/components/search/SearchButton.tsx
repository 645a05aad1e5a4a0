import { frameWords } from 'virtual:words/frame'
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
