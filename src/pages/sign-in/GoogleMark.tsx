/** Google's mark in its own four colours, as its branding guidelines ask: it takes no colour of the site. */
export function GoogleMark() {
  return (
    <svg viewBox="0 0 48 48" width="20" height="20" aria-hidden="true" focusable="false">
      <path fill="#ea4335" d="M39.9 6.1A24 24 0 0 0 2.6 13.2L10.5 19.4A14.2 14.2 0 0 1 33.2 13.1z" />
      <path fill="#fbbc05" d="M2.6 13.2A24 24 0 0 0 2.6 34.8L10.5 28.6A14.2 14.2 0 0 1 10.5 19.4z" />
      <path fill="#34a853" d="M2.6 34.8A24 24 0 0 0 39.9 41.9L32.2 35.7A14.2 14.2 0 0 1 10.5 28.6z" />
      <path fill="#4285f4" d="M39.9 41.9A24 24 0 0 0 46.6 20H24V29H37A13.6 13.6 0 0 1 32.2 35.7z" />
    </svg>
  )
}
