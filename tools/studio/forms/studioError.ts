import { UserError } from '../../../scripts/lib/userError'

/** Something that the studio cannot do, with a status of HTTP. The owner reads its message. */
export class StudioError extends UserError {
  constructor(
    readonly status: number,
    message: string,
  ) {
    super(message)
  }

  /** Decap shows it as it is. */
  override toString() {
    return this.message
  }
}
