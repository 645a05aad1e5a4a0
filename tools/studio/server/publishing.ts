import { fromRoot } from '../../../scripts/lib/folders'
import { LOCAL_PORTS, localUrl } from '../../../scripts/lib/ports'
import { runChild } from '../../../scripts/local/child'
import { describeVanishing, findVanishing } from '../../../scripts/publish/addresses'
import { liveUrl } from '../../../scripts/publish/published'
import { readAllContent, reviewPublish } from '../../../scripts/publish/review'
import { StudioError } from '../forms/studioError'

/** Where the owner publishes. The page names one of the two, never a project. */
export type Destination = 'local' | 'project'

type Confirmed = { to: Destination; key: string; message: string }
type Variables = Record<string, string | undefined>
/** What `npm run publish` has printed so far. `code` is null while it runs. */
export type Progress = { lines: string[]; code: number | null }

/** What `npm run publish` would do, in words. `projectId` is the one that .env names, or null. */
export async function reviewPublishing(root: string, to: Destination, projectId: string | null) {
  const project = projectOf(to, projectId)
  const content = await readAllContent(root)
  const { mistakes } = content
  // The rules contain the plans, which may have a mistake.
  const scope = project && mistakes.length === 0 ? 'site' : 'documents'
  const { data, ...review } = await reviewPublish(root, content, { project, scope })
  const vanishing = project ? await findVanishing(root, content, liveUrl(project)) : []
  const site = project ? null : localUrl(LOCAL_PORTS.site)
  return {
    ...review,
    lines: [...review.lines, ...describeVanishing(vanishing)],
    mistakes: mistakes.map(splitMistake),
    site,
  }
}

/** 'content/site.yaml:12: name is missing …' */
function splitMistake(text: string) {
  const [, path = '', message = text] = /^(.+?)(?::\d+)?: (.*)$/.exec(text) ?? []
  return { path, message }
}

/** Runs `npm run publish` as the owner would. `variables` are those of .env, because the studio itself runs locally. */
export function createPublisher(projectId: string | null, variables: Variables) {
  let progress: Progress | null = null

  function start({ to, key, message }: Confirmed) {
    const project = projectOf(to, projectId)
    if (progress?.code === null) throw new StudioError(409, 'The studio is already publishing.')
    const args = [...(project ? ['--project', project] : []), ...(message ? [`--message=${message}`] : [])]
    const current: Progress = { lines: [], code: null }
    progress = current
    const command = [
      fromRoot('scripts', 'bootstrap.mjs'),
      'publish',
      '--yes',
      `--confirmed-key=${key}`,
      ...args,
    ]
    const env = { ...(project && variables), NO_COLOR: '1', FORCE_COLOR: undefined }
    const onLine = (line: string) => current.lines.push(line)
    runChild(process.execPath, command, { env, onLine })
      .then(({ code }) => {
        current.code = code ?? 1
      })
      .catch(() => {
        current.code = 1
      })
  }
  return { start, progress: () => progress }
}

function projectOf(to: Destination, projectId: string | null): string | undefined {
  if (to === 'local') return
  if (projectId) return projectId
  throw new StudioError(403, 'No project is named in .env: see step 2 of docs/launch.md.')
}
