import { chunks } from '../../../scripts/lib/chunks'
import { filesOf } from '../forms/contentPaths'
import type { StoredTexts } from '../forms/entries'
import { type Branch, type GitHost, type Revision, TEXTS_AT_ONCE, type Tree } from './gitHost'

const PARALLEL_REQUESTS = 10

/** The texts of a git host that this window has read. */
export class GitTexts {
  /** By what identifies a content, which never changes. */
  private texts = new Map<string, string>()
  private trees = new Map<string, Tree>()

  constructor(private readonly host: GitHost) {}

  async withTree(branch: Branch): Promise<Revision> {
    return { ...branch, tree: this.trees.get(branch.sha) ?? (await this.host.tree(branch.sha)) }
  }

  /** Forgets all others. */
  keepTrees(revisions: Revision[]) {
    this.trees = new Map(revisions.map(({ sha, tree }) => [sha, tree]))
  }

  /** Reads what is missing. */
  async load({ tree, sha }: Revision, isNeeded: (path: string) => boolean) {
    const isMissing = ([path, id]: [string, string]) => isNeeded(path) && !this.texts.has(id)
    await Promise.all(
      chunks([...tree].filter(isMissing), TEXTS_AT_ONCE).map(async (files) => {
        const texts = await this.host.readTexts(files, sha).catch(() => [])
        for (const [id, text] of texts) this.texts.set(id, text)
      }),
    )
    const left = [...tree].filter(isMissing)
    const next = async () => {
      for (let file = left.pop(); file; file = left.pop()) {
        const [path, id] = file
        this.texts.set(id, await this.host.read(path, id, sha))
      }
    }
    await Promise.all(Array.from({ length: PARALLEL_REQUESTS }, next))
  }

  find = (id: string) => this.texts.get(id)

  textIn({ tree }: Revision, path: string): string | null {
    return this.texts.get(tree.get(path) ?? '') ?? null
  }

  /** The file of an entry, and that of its drawing. */
  async loadEntry(revision: Revision, path: string): Promise<StoredTexts> {
    const files = filesOf(path)
    await this.load(revision, (file) => files.includes(file))
    return this.entryIn(revision, path)
  }

  entryIn(revision: Revision, path: string): StoredTexts {
    const [text = null, drawing = null] = filesOf(path).map((file) => this.textIn(revision, file))
    return { text, drawing }
  }

  isEntryLoaded({ tree }: Revision, path: string): boolean {
    const ids = filesOf(path).flatMap((file) => tree.get(file) ?? [])
    return ids.every((id) => this.texts.has(id))
  }
}
