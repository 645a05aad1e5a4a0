import { Button, type ButtonProps } from '@/components/Button'
import { useHydrated } from '@/hooks/useHydrated'

/**
 * Submits only once the app has taken the page over. In the page as it was built it is no submit button, so neither it
 * nor Enter can send the form to the server, which would lose what was typed.
 */
export function SubmitButton(props: Omit<ButtonProps, 'type'>) {
  return <Button {...props} type={useHydrated() ? 'submit' : 'button'} />
}
