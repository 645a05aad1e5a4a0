import { createHash } from 'node:crypto'
import { writeJson } from './atomicFile'
import { inCache } from './folders'
import { log } from './log'
import { UserError } from './userError'

/** What a git host shows next to a file. Without a line, it shows the message above all files. */
type Format = 'github' | 'gitlab'
type Kind = 'error' | 'warning'

export function requireAnnotationFormat(format: string | undefined): Format | undefined {
  if (format === undefined || format === 'github' || format === 'gitlab') return format
  throw new UserError(`--format must be github or gitlab, not "${format}".`)
}

/** GitHub reads these commands in the output of a job, GitLab a file. */
export function annotate(format: Format | undefined, found: readonly (readonly [Kind, message: string])[]) {
  if (format === 'github') for (const [kind, message] of found) log(githubCommand(kind, message))
  if (format === 'gitlab') writeJson(inCache('code-quality.json'), found.map(codeQuality))
}

const AT_LINE = /^(?<path>[^\n:]+):(?<line>\d+): (?<text>.*)$/s

function githubCommand(kind: Kind, message: string): string {
  const { path, line, text = message } = AT_LINE.exec(message)?.groups ?? {}
  const place = path ? ` file=${encode(path).replaceAll(',', '%2C')},line=${line}` : ''
  return `::${kind}${place}::${encode(text)}`
}

const encode = (text: string) => text.replaceAll('%', '%25').replaceAll('\r', '%0D').replaceAll('\n', '%0A')

function codeQuality([kind, message]: readonly [Kind, string]) {
  const { path = 'content', line = 1, text = message } = AT_LINE.exec(message)?.groups ?? {}
  return {
    description: text,
    check_name: 'content:check',
    fingerprint: createHash('sha256').update(message).digest('hex'),
    severity: kind === 'error' ? 'major' : 'minor',
    location: { path, lines: { begin: Number(line) } },
  }
}
