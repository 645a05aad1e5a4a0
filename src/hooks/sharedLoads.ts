/** One request for all that ask for the same thing within this time. */
const SHARED_LOAD_MS = 700

/** How every load behaves. */
export const sharedLoads = {
  dedupingInterval: SHARED_LOAD_MS,
  revalidateOnFocus: false,
  shouldRetryOnError: false,
} as const
