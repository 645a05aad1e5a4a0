import { ButtonLink } from '@/components/Button'

type MailButtonProps = { address: string; subject?: string; variant?: 'line' | undefined; children: string }

export function MailButton({ address, subject, variant, children }: MailButtonProps) {
  const query = subject ? `?subject=${encodeURIComponent(subject)}` : ''
  return (
    <ButtonLink to={`mailto:${address}${query}`} icon="mail" variant={variant}>
      {children}
    </ButtonLink>
  )
}
