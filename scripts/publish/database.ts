import { writeHostingConfig } from '../build/hostingConfig'
import { readSiteFile } from '../content/ownerData'
import { noDatabase } from '../firestore/remedies'
import { readRestApi } from '../firestore/restApi'
import { ask } from '../lib/confirm'
import { UserError } from '../lib/userError'
import { CONFIG, runFirebase } from './firebase'

/** The region of the database. In a terminal, creates it if there is none. */
export async function requireDatabase(project: string, isTerminal: boolean): Promise<string> {
  const found = await readRestApi<{ locationId: string }>(project, '', 'Cloud Datastore User')
  if (found) return found.locationId
  if (!isTerminal) throw new UserError(noDatabase(project))
  const { offices, legal } = readSiteFile()
  const proposed = nearestRegion(offices[0]?.timeZone ?? 'UTC')
  const answer = await ask(
    `${project} has no database yet. Its region cannot be changed later; the privacy page says “${legal.dataRegion}”. Region? Enter for ${proposed}, or another of https://firebase.google.com/docs/firestore/locations:`,
  )
  const region = answer || proposed
  await writeHostingConfig({ file: CONFIG, publicFolder: 'public' })
  await runFirebase(project, 'firestore:databases:create', '(default)', '--location', region)
  return region
}

/** Regions of Firestore with the time zone of their city. */
const REGIONS = {
  'africa-south1': 'Africa/Johannesburg',
  'asia-east2': 'Asia/Hong_Kong',
  'asia-northeast1': 'Asia/Tokyo',
  'asia-south1': 'Asia/Kolkata',
  'asia-southeast1': 'Asia/Singapore',
  'asia-southeast2': 'Asia/Jakarta',
  'australia-southeast1': 'Australia/Sydney',
  'europe-west3': 'Europe/Berlin',
  'europe-west2': 'Europe/London',
  'europe-north1': 'Europe/Helsinki',
  'me-central1': 'Asia/Qatar',
  'me-west1': 'Asia/Jerusalem',
  'southamerica-east1': 'America/Sao_Paulo',
  'us-east4': 'America/New_York',
  'us-central1': 'America/Chicago',
  'us-west1': 'America/Los_Angeles',
}

/** The region on the same continent whose clock is closest. */
export function nearestRegion(timeZone: string): string {
  const distance = ([, zone]: [string, string]) =>
    Math.abs(hourIn(zone) - hourIn(timeZone)) + (zone.split('/')[0] === timeZone.split('/')[0] ? 0 : 24)
  const [[region] = ['us-central1']] = Object.entries(REGIONS).toSorted((a, b) => distance(a) - distance(b))
  return region
}

/** The local time of one moment, in hours, to compare time zones. */
const hourIn = (timeZone: string) =>
  Date.parse(`${new Date(Date.UTC(2026, 0, 1)).toLocaleString('en-US', { timeZone })} UTC`) / 3_600_000
