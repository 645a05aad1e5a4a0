import { frameWords } from 'virtual:words/frame'
import { IconButton } from '@/components/IconButton'
import { useSearchAddress } from './useSearchAddress'

export function SearchButton({ className = '' }: { className: string | undefined }) {
  const { open } = useSearchAddress()
  return (
    <IconButton
      icon="search"
      label={frameWords.search}
      className={`${className} script-only`}
      aria-haspopup="dialog"
      aria-keyshortcuts="Control+K Meta+K"
      onClick={() => open()}
    />
  )
}
