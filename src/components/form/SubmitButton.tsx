import { Button, type ButtonProps } from '@/components/Button'
import { useHydrated } from '@/hooks/useHydrated'

/**
 * Becomes a submit button after hydration. Before that, neither it nor Enter can send the form to the server, which
 * would lose what was typed: a press is repeated after hydration.
 */
export function SubmitButton(props: Omit<ButtonProps, 'type'>) {
  return <Button {...props} data-submit type={useHydrated() ? 'submit' : 'button'} />
}
