/** The list in content/site.yaml. */
export const clientLogos = __CLIENTS__.logos

/** Shown while the companies are samples. */
export const clientLogosNote = __CLIENTS__.sample ? 'Sample companies, drawn for this site.' : undefined
