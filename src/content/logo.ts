/** The drawing in content/logo.svg. The build checks it. */
export const logo = __LOGO__
