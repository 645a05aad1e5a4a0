/** Such as "page-speed" or "RFD-11". Longer ones may not fit a phone. */
const COMPOUND = /(?<![\p{L}\p{N}-])([\p{L}\p{N}]{1,8}-[\p{L}\p{N}]{1,8})(?![\p{L}\p{N}-])/u

/**
 * Every second part is a compound, which white space keeps on one line. A hyphen that does not break is another character,
 * which searches do not find.
 */
export const splitAtCompounds = (text: string) => text.split(COMPOUND)
