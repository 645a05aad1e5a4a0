// A separate file, so that the bundler leaves out the features of framer-motion that the site does not use.
export { domAnimation } from 'framer-motion'
