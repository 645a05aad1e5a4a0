import { UserError } from './userError.ts'

/** A mistake in a drawing that its owner can correct. */
export class SvgError extends UserError {
  override name = 'SvgError'
  readonly line: number

  constructor(message: string, line = 1) {
    super(message)
    this.line = line
  }
}
