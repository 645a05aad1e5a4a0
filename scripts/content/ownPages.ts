import { readFileSync } from 'node:fs'
import { basename, dirname, join } from 'node:path'
import * as v from 'valibot'
import { contentFolder } from '../lib/contentFolder.ts'
import { listFiles } from '../lib/listFiles.ts'
import { UserError } from '../lib/userError.ts'
import { formatMistakes, type Mistake } from '../lib/yamlText.ts'
import { type Context, contextOf } from './context.ts'
import { parseFrontMatter } from './frontMatter.ts'
import { measureImage } from './images.ts'
import { checkLink, ELSEWHERE } from './links.ts'
import { OWN_PAGES, ownPageNames, whyTaken } from './ownPageNames.ts'
import { practiceId } from './practices.ts'
import { renderMarkdown } from './renderMarkdown.ts'
import { strayFile } from './strayFile.ts'
import { checkWith, optionalText, questionsAndAnswers, SLUG, text } from './valueSchemas.ts'

const NAME_RULE =
  'Use only lower-case letters from a to z, digits and hyphens in the file name, as in our-team.md: it is the address of the page.'

/** The fields of content/pages/<name>.md. The handbook describes each of them. */
export const ownPageSchema = (context: Context) =>
  v.strictObject({
    heading: v.pipe(
      text(80),
      v.metadata({ hint: 'Also the title of the page in the browser and in menus.' }),
    ),
    description: v.pipe(text(300), v.metadata({ hint: 'Below the heading, and in search results.' })),
    picture: v.optional(
      v.pipe(
        text(),
        checkWith((address) => measureImage(context, address)),
        v.metadata({ kind: 'image', pictures: OWN_PAGES, hint: 'Below the heading.' }),
      ),
    ),
    pictureText: v.pipe(
      optionalText(200),
      v.metadata({
        label: 'What the picture shows',
        hint: 'For visitors who do not see it. Empty: it is decoration.',
      }),
    ),
    practice: v.optional(practiceId(context.practices)),
    button: v.optional(
      v.strictObject({
        label: text(40),
        link: v.pipe(
          text(500),
          checkWith((address) => checkLink(context, address, ELSEWHERE)),
          v.metadata({ hint: 'A page of this site, such as /contact, or a full address: https://…' }),
        ),
      }),
    ),
    questions: questionsAndAnswers,
  })

type Fields = v.InferOutput<ReturnType<typeof ownPageSchema>>
type OwnPageFile = ReturnType<typeof toOwnPageFile>

/** It is not measured there. */
const SIZE_ON_IMAGE_HOST = { width: 1600, height: 900 }

const fileOf = (name: string) => `content/${OWN_PAGES}/${name}.md`

/** Reads content/pages/. Throws one error that lists every mistake with its line. */
export function readOwnPages(folder = contentFolder()): OwnPageFile[] {
  const context = contextOf(dirname(folder))
  const files = listFiles(join(folder, OWN_PAGES)).filter((file) => !basename(file).startsWith('.'))
  const pages = ownPageNames(folder).map((name) => {
    const source = readFileSync(join(folder, OWN_PAGES, `${name}.md`), 'utf8')
    return { name, ...parseOwnPage(source, context) }
  })
  const mistakes = [
    ...files.flatMap((file) => formatMistakes(`content/${OWN_PAGES}/${file}`, checkName(file, context))),
    ...pages.flatMap(({ name, mistakes: own }) => formatMistakes(fileOf(name), own)),
  ]
  if (mistakes.length > 0) throw new UserError(mistakes.join('\n'))
  return pages.flatMap(({ name, fields, html }) => (fields ? toOwnPageFile(name, fields, html, context) : []))
}

function checkName(file: string, { publicFiles }: Context): Mistake[] {
  if (file.includes('/') || !file.endsWith('.md')) return strayFile(OWN_PAGES, '.md')
  const name = file.slice(0, -'.md'.length)
  if (!SLUG.test(name)) return [{ line: 1, message: NAME_RULE }]
  const reason = whyTaken(name, publicFiles)
  return reason ? [{ line: 1, message: `${reason}: give the file another name.` }] : []
}

/** `fields` is undefined if one is missing or has another type. */
export function parseOwnPage(source: string, context: Context) {
  const { value, body, bodyLine, mistakes } = parseFrontMatter(source, ownPageSchema(context))
  const missing =
    body !== null && !body.trim()
      ? [{ line: bodyLine, message: 'Write the text of the page below the fields.' }]
      : []
  const rendered = renderMarkdown(body ?? '', {
    measureImage: (address) => measureImage(context, address),
    checkLink: (address) => checkLink(context, address),
  })
  const inBody = rendered.mistakes.map(({ line, message }) => ({ line: line + bodyLine, message }))
  const all: Mistake[] = [...mistakes, ...missing, ...inBody]
  return { fields: value, html: rendered.html, mistakes: all }
}

function toOwnPageFile(name: string, fields: Fields, html: string, context: Context) {
  const { heading, description, practice = '', picture, pictureText, button, questions } = fields
  return {
    /** Every page knows these of all own pages. */
    page: { name, heading, description, practice },
    /** Below the heading, on the page itself. */
    details: {
      picture: picture
        ? { src: picture, alt: pictureText, ...(measureImage(context, picture) ?? SIZE_ON_IMAGE_HOST) }
        : null,
      html,
      button: button ?? null,
      questions,
    },
  }
}
