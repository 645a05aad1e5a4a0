import type { ReactNode } from 'react'

export type PhoneLinkProps = { number: string; className?: string | undefined }

export function PhoneLink({ number, className }: PhoneLinkProps) {
  return (
    <a href={`tel:${number.replace(/[^+\d]/g, '')}`} className={className}>
      {number}
    </a>
  )
}

export type EmailLinkProps = {
  address: string
  className?: string | undefined
  /** The address as it is written, where it may break. */
  children?: ReactNode
}

export function EmailLink({ address, className, children = address }: EmailLinkProps) {
  return (
    <a href={`mailto:${address}`} className={className}>
      {children}
    </a>
  )
}
