import { appendFileSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import * as targets from '../../../../scripts/firestore/target'
import * as terminal from '../../../../scripts/lib/confirm'
import * as folders from '../../../../scripts/lib/folders'
import { nearestRegion, requireDatabase } from '../../../../scripts/publish/database'
import { explainFailure, runFirebase } from '../../../../scripts/publish/firebase'
import { completeSettings, QUESTIONS, REGION } from '../../../../scripts/publish/notifierSettings'
import { temporaryFolder } from '../../../temporaryFolder'

vi.mock('../../../../scripts/build/hostingConfig')
vi.mock('../../../../scripts/publish/firebase', async (load) => ({
  ...(await load<object>()),
  runFirebase: vi.fn(),
}))

let answers: string[]

beforeEach(() => {
  vi.spyOn(targets, 'readAccessToken').mockResolvedValue('token')
  vi.spyOn(terminal, 'ask').mockImplementation(async () => answers.shift() ?? '')
  answers = []
})

const answerWith = (status: number, body: object) =>
  vi.stubGlobal('fetch', async () => Response.json(body, { status }))

it('the database is used where it is', async () => {
  answerWith(200, { locationId: 'eur3' })
  expect(await requireDatabase('agency-site', true)).toBe('eur3')
  expect(runFirebase).not.toHaveBeenCalled()
})

it.each([
  ['', 'asia-south1'],
  ['europe-west3', 'europe-west3'],
])('the owner places the database, or the first office does: %j', async (answer, region) => {
  answerWith(404, {})
  answers = [answer]
  expect(await requireDatabase('agency-site', true)).toBe(region)
  const [, ...command] = vi.mocked(runFirebase).mock.lastCall ?? []
  expect(command.join(' ')).toBe(`firestore:databases:create (default) --location ${region}`)
})

it('the database is not created without a terminal', async () => {
  answerWith(404, {})
  await expect(requireDatabase('agency-site', false)).rejects.toThrow('has no Firestore database yet')
})

it.each([
  [{ reason: 'SERVICE_DISABLED', metadata: { service: 'firestore.googleapis.com' } }, 'press Enable at'],
  [{ reason: 'IAM_PERMISSION_DENIED' }, 'the role Cloud Datastore User'],
])('the database that may not be read is explained by %j', async (detail, words) => {
  answerWith(403, { error: { details: [{ '@type': 'Help' }, detail] } })
  await expect(requireDatabase('agency-site', true)).rejects.toThrow(words)
})

it.each([
  ['Asia/Kathmandu', 'asia-south1'],
  ['Europe/Vienna', 'europe-west3'],
  ['America/Bogota', 'us-east4'],
  ['Africa/Lagos', 'africa-south1'],
  ['Pacific/Auckland', 'australia-southeast1'],
  ['Asia/Dubai', 'me-central1'],
])('the region nearest to %s is %s', (timeZone, region) => {
  expect(nearestRegion(timeZone)).toBe(region)
})

it.each([
  [
    'Request to https://firebasehosting.googleapis.com/v1beta1/x had HTTP Error: 403, Firebase Hosting API has not been used in project 1 before or it is disabled. Enable it by visiting https://console.developers.google.com/apis/api/firebasehosting.googleapis.com/overview?project=1 then retry.',
    'press Enable at https://console.cloud.google.com/apis/library/firebasehosting.googleapis.com?project=agency-site',
  ],
  [
    'Request to https://firebaserules.googleapis.com/v1/x had HTTP Error: 403, The caller does not have permission',
    'the role Firebase Rules Admin: add it at https://console.cloud.google.com/iam-admin/iam?project=agency-site',
  ],
  ['Grant the caller the roles/serviceusage.serviceUsageConsumer role', 'the role Service Usage Consumer'],
  ['You must have permission iam.serviceAccounts.ActAs on service account', 'the role Service Account User'],
  ['\tfirebase functions:secrets:set NOTIFY_SMTP_PASSWORD', 'set NOTIFY_SMTP_PASSWORD --project'],
  ['Your project must be on the Blaze (pay-as-you-go) plan', 'usage/details'],
  [
    'Request to https://firestore.googleapis.com/v1/x had HTTP Error: 403, This API method requires billing to be enabled.',
    'the plan Blaze',
  ],
  ['Unable to deploy to Hosting as there is no Hosting site.', 'project/agency-site/hosting'],
  ['Could not determine the default site for the project.', 'project/agency-site/hosting'],
  ['Error: HTTP Error: 500', 'did not finish (see above)'],
])('firebase-tools’ message %j leads to what ends it', (output, words) => {
  expect(explainFailure('agency-site', output)).toContain(words)
})

const IN_TERMINAL = { isYes: false, isDryRun: false }
const WITH_YES = { isYes: true, isDryRun: false }

describe('the settings of the notifier', () => {
  const FILE = 'functions/.env.agency-site'
  let root: string

  beforeEach(() => {
    root = temporaryFolder({ [FILE]: 'NOTIFY_TO=desk@agency.example' })
    vi.spyOn(folders, 'fromRoot').mockImplementation((...parts) => join(root, ...parts))
  })

  it('are asked for, if they are missing, and kept', async () => {
    answers = ['site@agency.example', 'smtp.example.com', '', 'p#1@agency']
    await completeSettings('agency-site', 'nam5', IN_TERMINAL)
    expect(readFileSync(join(root, FILE), 'utf8')).toBe(
      'NOTIFY_TO=desk@agency.example\nNOTIFY_FROM="site@agency.example"\nNOTIFY_SMTP_HOST="smtp.example.com"\nNOTIFY_SMTP_PORT="465"\nNOTIFY_SMTP_USER="p#1@agency"\nNOTIFY_REGION="us-central1"\n',
    )
    await completeSettings('agency-site', 'nam5', WITH_YES)
  })

  it('have the region of the database without a question, unless the owner has written another', async () => {
    answers = ['site@agency.example', 'smtp.example.com', '', 'p#1@agency']
    await completeSettings('agency-site', 'asia-south1', IN_TERMINAL)
    expect(readFileSync(join(root, FILE), 'utf8')).toMatch(/\nNOTIFY_REGION="asia-south1"\n$/)
    writeFileSync(join(root, FILE), QUESTIONS.map(([name]) => `${name}=a\n`).join(''))
    const before = readFileSync(join(root, FILE), 'utf8')
    await completeSettings('agency-site', 'asia-south1', { isYes: true, isDryRun: true })
    expect(readFileSync(join(root, FILE), 'utf8')).toBe(before)
    appendFileSync(join(root, FILE), 'NOTIFY_REGION=europe-west3\n')
    await completeSettings('agency-site', 'asia-south1', WITH_YES)
    expect(readFileSync(join(root, FILE), 'utf8')).toMatch(/\nNOTIFY_REGION=europe-west3\n$/)
  })

  it('do not have a port that is none, which would never be asked for again', async () => {
    answers = ['site@agency.example', 'smtp.example.com', 'SSL']
    const completed = completeSettings('agency-site', 'nam5', IN_TERMINAL)
    await expect(completed).rejects.toThrow('NOTIFY_SMTP_PORT is a number, such as 465')
    expect(readFileSync(join(root, FILE), 'utf8')).toMatch(/NOTIFY_SMTP_HOST="smtp\.example\.com"\n$/)
  })

  it('are all parameters of the function', () => {
    const code = readFileSync('functions/src/index.ts', 'utf8')
    const parameters = [...code.matchAll(/define(?:String|Int)\('(\w+)'/g)].map(([, name]) => name)
    const asked = QUESTIONS.map(([name]) => name)
    expect([...asked, REGION].toSorted()).toEqual(parameters.toSorted())
  })

  it('are named without a terminal', async () => {
    await expect(completeSettings('agency-site', 'asia-south1', WITH_YES)).rejects.toThrow(
      /functions\/\.env\.agency-site lacks these lines:\nNOTIFY_FROM=…\n[\s\S]*NOTIFY_SMTP_USER=…$/,
    )
  })
})
