import { isMap, isSeq, Pair, Scalar, YAMLMap } from 'yaml'
import { parseYamlText } from '../../lib/yamlText.ts'
import type { Migration } from './migration.ts'

const LISTS = [
  ['home', 'practices', 'columns'],
  ['home', 'call', 'problems'],
  ['services', 'calls'],
]

/** The texts of a practice have its id, so that they stay with it when another one is added or removed. */
export const practiceTexts: Migration = {
  format: 2,
  renamed: {
    'home practices columns heading': 'home practices columns with the id of the practice',
    'home practices columns subject': 'home practices columns with the id of the practice',
    'home practices columns text': 'home practices columns with the id of the practice',
    'home practices columns more': 'home practices columns with the id of the practice',
    'services calls heading': 'services calls with the id of the practice',
    'services calls text': 'services calls with the id of the practice',
  },
  migrate: (files, { done, undecided }) => {
    const ids = practiceIds(files.read('site.yaml'))
    const changed: string[] = []
    if (files.read('pages.yaml') === null) return
    files.edit('pages.yaml', (pages) => {
      for (const path of LISTS) {
        const list = pages.getIn(path, true)
        if (!isSeq(list)) continue
        if (list.items.length !== ids.length) {
          undecided(`${path.join(' ')} in pages.yaml needs a text for each practice, under its id.`)
          continue
        }
        const byId = new YAMLMap()
        byId.items = list.items.map((item, index) => new Pair(new Scalar(ids[index]), item))
        if (list.commentBefore) byId.commentBefore = list.commentBefore
        pages.setIn(path, byId)
        changed.push(path.join(' '))
      }
    })
    if (changed.length > 0) done(`pages.yaml has the ids of the practices in ${changed.join(', ')}.`)
  },
}

function practiceIds(site: string | null): unknown[] {
  const practices = parseYamlText(site ?? '').document.get('practices')
  if (!isSeq(practices)) return []
  return practices.items.map((practice) => (isMap(practice) ? practice.get('id') : undefined))
}
