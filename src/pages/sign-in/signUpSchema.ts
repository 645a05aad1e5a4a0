import { forward, nonEmpty, object, partialCheck, pipe, string } from 'valibot'
import { emailField, nameField, newPasswordField, phoneField } from '@/auth/accountFields'
import { signUpMessages } from '@/content/messages'

export const signUpSchema = pipe(
  object({
    name: nameField,
    email: emailField,
    phone: phoneField,
    password: newPasswordField,
    confirmPassword: pipe(string(), nonEmpty(signUpMessages.confirmPasswordRequired)),
  }),
  forward(
    partialCheck(
      [['password'], ['confirmPassword']],
      ({ password, confirmPassword }) => password === confirmPassword,
      signUpMessages.passwordMismatch,
    ),
    ['confirmPassword'],
  ),
)
