import { Button, type ButtonProps } from '@/components/Button'
import { useHydrated } from '@/hooks/useHydrated'

/**
 * Becomes a submit button after hydration. Before that, neither it nor Enter can send the form to the server, which
 * would lose what was typed.
 */
export function SubmitButton(props: Omit<ButtonProps, 'type'>) {
  return <Button {...props} type={useHydrated() ? 'submit' : 'button'} />
}
