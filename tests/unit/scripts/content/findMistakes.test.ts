import { cpSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { findBrandMistakes, findLeftovers } from '../../../../scripts/content/findMistakes'
import { readContent } from '../../../../scripts/content/readContent'
import { temporaryFolder } from '../../../temporaryFolder'

const ROOT = 'sample'

/** A brand whose files a test can change. */
function copyOf(brand: string) {
  const root = temporaryFolder()
  cpSync(brand, root, { recursive: true })
  const change = (file: string, from: string | RegExp, to: string) => {
    const path = join(root, 'content', file)
    writeFileSync(path, readFileSync(path, 'utf8').replace(from, to))
  }
  return { root, change }
}

it('names every line with the sample brand once the site has another name', () => {
  const found = findLeftovers(ROOT, 'Ångström & Töchter')
  expect(found).toContainEqual(
    expect.stringMatching(/^content\/team\/arjun-mehta\.md:\d+: “.*they are fast\. Before Triveni he/),
  )
  expect(found).toContainEqual(
    expect.stringMatching(/^content\/site\.yaml:\d+: “email: hello@triveni\.example”/),
  )
})

it('lets an owner write another name that begins like that of the sample', () => {
  const place = 'We work near the Triveni Sangam.'
  const root = temporaryFolder({ 'content/a.md': place, 'content/b.md': `${place} Ask Triveni.` })
  expect(findLeftovers(root, 'Sangam Law')).toEqual([expect.stringMatching(/^content\/b\.md:1: /)])
  expect(findLeftovers(root, 'Triveni Law')).toEqual([])
})

it('finds no mistake in either brand', () => {
  expect(findBrandMistakes(ROOT)).toEqual([])
  expect(findBrandMistakes('tests/fixtures/otherBrand')).toEqual([])
})

it('says nothing about what depends on a file with a mistake', () => {
  const { root, change } = copyOf('tests/fixtures/otherBrand')
  writeFileSync(join(root, 'content/plans.yaml'), 'plans: []\n')
  change('services/jahresabschluss.md', /^price: .*/m, 'price: "1 200"')
  expect(findBrandMistakes(root)).toEqual([expect.stringContaining('price is "1 200"')])
  change('services/jahresabschluss.md', /^price: .*/m, 'price: 1200')
  change('site.yaml', 'page: sprechstunde', 'page: sprechtunde')
  expect(findBrandMistakes(root)).toEqual([expect.stringContaining('menu 3 page is "sprechtunde"')])
})

it('lists the mistakes of every file once', () => {
  const { root, change } = copyOf(ROOT)
  change('services/payroll.md', 'practice: accountancy', 'practice: law')
  change('pages.yaml', 'Working at {name}', 'Working at {nmae}')
  change('legal/privacy.md', '{entity} runs', '{entitty} runs')
  change('legal/terms.md', '{entity} under', '{entitty} under')
  expect(findBrandMistakes(root)).toEqual([
    expect.stringMatching(/^content\/services\/payroll\.md:\d+: practice is "law"/),
    expect.stringMatching(/^content\/pages\.yaml:\d+: career description: \{nmae\} is not known/),
    expect.stringMatching(/^content\/legal\/privacy\.md:\d+: \{entitty\} is not known/),
    expect.stringMatching(/^content\/legal\/terms\.md:\d+: \{entitty\} is not known/),
  ])
  change('pages.yaml', 'heading: How can we help?', 'heading: *Help*')
  expect(findBrandMistakes(root)).toContainEqual(expect.stringMatching(/^content\/pages\.yaml:\d+: /))
  change('site.yaml', /^name: .*$/m, 'name:')
  expect(findBrandMistakes(root).filter((mistake) => mistake.includes('name is empty'))).toHaveLength(1)
})

it('a mistake in one file hides none of another one, nor a second unknown field', () => {
  const { root, change } = copyOf(ROOT)
  change('site.yaml', /^claim: .*/m, 'slogan: A\nmotto: B')
  change('site.yaml', 'id: digital,', 'id: Digital,')
  change('plans.yaml', 'price: 240', 'price: -5')
  change('words.yaml', /$/, '\nfooter: { folow: Follow }\n')
  change('pages.yaml', 'Working at {name}', 'Working at {nmae}')
  change('legal/terms.md', '{entity} under', '{entitty} under')
  const found = findBrandMistakes(root)
  for (const words of ['claim is missing', 'slogan is not a', 'motto is not a', 'id is "Digital"'])
    expect(found).toContainEqual(expect.stringContaining(words))
  for (const words of ['plans 1 price', 'footer folow:', '{nmae} is not', '{entitty} is not'])
    expect(found).toContainEqual(expect.stringContaining(words))
  expect(found).toHaveLength(8)
})

it('an owner who gives up all practices but one reads every mistake at once, and what each says ends it', async () => {
  const { root } = copyOf(ROOT)
  const linesOf = (file: string) => readFileSync(join(root, file), 'utf8').split('\n')
  const write = (file: string, lines: (string | null)[]) =>
    writeFileSync(join(root, file), lines.filter((line) => line !== null).join('\n'))
  const find = async () => [...findBrandMistakes(root), ...(await readContent(root)).mistakes]
  const site = 'content/site.yaml'
  write(
    site,
    linesOf(site).filter((line) => !/id: (digital|accountancy)/.test(line)),
  )

  const files: Record<string, (string | null)[]> = {}
  for (const mistake of await find()) {
    const [, file = '', number, message = ''] = /^([^:]+):(\d+): (.*)$/.exec(mistake) ?? []
    files[file] ??= linesOf(file)
    const index = Number(number) - 1
    if (message.includes('write one of technology'))
      files[file][index] = String(files[file][index]).replace(/practice: \w+/, 'practice: technology')
    else if (message.includes('write another one')) files[file][index] = 'title: Another title'
    else {
      const [, below = 0] = /remove the line(?: and the (\d+) below it)?\.$/.exec(message) ?? []
      files[file].fill(null, index, index + 1 + Number(below))
    }
  }
  for (const [file, lines] of Object.entries(files)) write(file, lines)
  expect(await find()).toEqual([])
})
