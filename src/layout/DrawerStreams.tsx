/** The bundle enters from the page and turns down along the links. */
export function DrawerCourse() {
  return (
    <svg className="streams" viewBox="0 0 64 40" width="64" height="40" strokeWidth="6" aria-hidden="true">
      <path data-practice="1" d="M2000 3H31A28 28 0 0 0 3 31V41" />
      <path data-practice="2" d="M2000 11H31A20 20 0 0 0 11 31V41" />
      <path data-practice="3" d="M2000 19H31A12 12 0 0 0 19 31V41" />
    </svg>
  )
}

/** The three ribbons become one, as in the logo, and continue into the section below. */
export function DrawerConfluence() {
  return (
    <svg className="streams" viewBox="0 0 22 48" width="22" height="48" strokeWidth="6" aria-hidden="true">
      <path data-practice="1" d="M3 -1V12A8 8 0 0 0 11 20" />
      <path data-practice="3" d="M19 -1V12A8 8 0 0 1 11 20" />
      <path data-practice="2" d="M11 -1V19" />
      <path d="M11 17V4000" />
    </svg>
  )
}
