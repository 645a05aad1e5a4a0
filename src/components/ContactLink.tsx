import { Fragment, type ReactNode } from 'react'

type PhoneLinkProps = { number: string; className?: string | undefined; children?: ReactNode }

/** The zero in +44 (0)20 is only dialled within the country. */
export const digitsOf = (number: string) => number.replace(/\(0\)|\D/g, '')

export function PhoneLink({ number, className, children }: PhoneLinkProps) {
  return (
    <a href={`tel:+${digitsOf(number)}`} className={className}>
      {children ?? <PhoneNumber number={number} />}
    </a>
  )
}

/** Its digits are in this order in every language. */
export function PhoneNumber({ number }: { number: string }) {
  return <bdi dir="ltr">{number}</bdi>
}

type EmailLinkProps = { address: string; className?: string | undefined; children?: ReactNode }

export function EmailLink({ address, className, children }: EmailLinkProps) {
  return (
    <a href={`mailto:${address}`} className={className}>
      {children ?? <AddressText text={address} />}
    </a>
  )
}

/**
 * An e-mail address, or a text with one. It can break after the signs of the address, so that it fits a narrow column, but
 * not before a short ending such as co.ke.
 */
export function AddressText({ text }: { text: string }) {
  return (
    <span key={text}>
      {text.split(/(?<=[@.-])(?=\S{6})/).map((part, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: another text gets another element
        <Fragment key={index}>
          {index > 0 && <wbr />}
          {part}
        </Fragment>
      ))}
    </span>
  )
}
