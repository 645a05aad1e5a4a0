import { site } from 'virtual:content/site'
import { useMinute } from '@/hooks/useMinute'
import { type Closing, closingTime } from '@/lib/closingTime'

const timeZone = site.offices[0]?.timeZone ?? 'UTC'

/**
 * Whether a job is open where the first office is. In the prerendered page, every job is: the script in index.html reads
 * `until` from `data-shown-until` and hides what has closed before the page is painted.
 */
export function useClosing() {
  const minute = useMinute()
  return {
    isOpen: (job: Closing) => minute === null || minute < closingTime(job, timeZone),
    until: (job: Closing) =>
      minute === null && job.closes !== null ? closingTime(job, timeZone) : undefined,
  }
}
