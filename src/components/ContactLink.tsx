import type { ReactNode } from 'react'

export type PhoneLinkProps = { number: string; className?: string | undefined; children?: ReactNode }

export function PhoneLink({ number, className, children = number }: PhoneLinkProps) {
  return (
    <a href={`tel:${number.replace(/[^+\d]/g, '')}`} className={className}>
      {children}
    </a>
  )
}

export function WhatsAppLink({ number, className, children = number }: PhoneLinkProps) {
  return (
    <a href={`https://wa.me/${number.replace(/\D/g, '')}`} rel="noopener noreferrer" className={className}>
      {children}
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
