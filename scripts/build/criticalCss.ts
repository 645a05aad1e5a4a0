import postcss, { type Root, type Rule } from 'postcss'

/**
 * The part of the stylesheet that can match these pages before the whole one is loaded. Keeps a selector if the pages
 * contain every class in it, and if they or the inline scripts contain every data and ARIA attribute.
 */
export function criticalCss(css: string, pages: string[], inlineScripts: string): string {
  const known = new Set([
    ...pages.flatMap(classesInHtml).map((name) => `.${name}`),
    ...pages.flatMap(attributesInHtml),
    ...attributesInScripts(inlineScripts),
  ])
  const root = postcss.parse(css)
  root.walkRules((rule) => {
    if (isKeyframe(rule)) return
    const kept = rule.selectors.filter((selector) =>
      namesInSelector(selector).every((name) => known.has(name)),
    )
    if (kept.length === 0) rule.remove()
    else rule.selectors = kept
  })
  removeUnusedKeyframes(root)
  removeUnusedProperties(root, pages)
  removeEmptyAtRules(root)
  return root.toString()
}

/** Every page declares its fonts in its critical CSS. If a stylesheet repeats them, browsers lay out all text again. */
export function withoutFontFaces(css: string): string {
  return css.replaceAll(/@font-face\s*\{[^}]*\}/g, '')
}

function classesInHtml(html: string): string[] {
  return [...html.matchAll(/ class="([^"]*)"/g)].flatMap(([, names = '']) => names.split(/\s+/))
}

function attributesInHtml(html: string): string[] {
  return [...html.matchAll(/ ((?:data|aria)-[\w-]+)/g)].map(([, name = '']) => name)
}

/** Every word can be the key of a dataset: `dataset.isOpen` is `data-is-open`. */
function attributesInScripts(scripts: string): string[] {
  const words = scripts.match(/[\w-]+/g) ?? []
  return words.flatMap((word) => [
    word,
    `data-${word.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`)}`,
  ])
}

/** Classes, data and ARIA attributes. What `:not(…)`, `:is(…)` and the like contain does not have to match. */
function namesInSelector(selector: string): string[] {
  let outer = selector
  for (let previous = ''; previous !== outer; ) {
    previous = outer
    outer = outer.replace(/:[\w-]+\([^()]*\)/g, '')
  }
  return [...outer.matchAll(/(\.[\w-]+)|\[((?:data|aria)-[\w-]+)/g)].map(
    ([, className, attribute]) => className ?? attribute ?? '',
  )
}

function isKeyframe({ parent }: Rule): boolean {
  return parent?.type === 'atrule' && 'name' in parent && /keyframes$/.test(String(parent.name))
}

function removeUnusedKeyframes(root: Root) {
  const used = new Set<string>()
  root.walkDecls(/^animation(-name)?$|^--/, ({ value }) => {
    for (const word of value.split(/[\s,]+/)) used.add(word)
  })
  root.walkAtRules(/keyframes$/, (rule) => {
    if (!used.has(rule.params)) rule.remove()
  })
}

/** Custom properties that nothing reads. Removing one can leave another unread, which its value referred to. */
function removeUnusedProperties(root: Root, pages: string[]) {
  const inPages = new Set(pages.flatMap(propertiesIn))
  let isDone = false
  while (!isDone) {
    isDone = true
    const used = new Set([...inPages, ...propertiesIn(root.toString())])
    root.walkDecls(/^--/, (declaration) => {
      if (used.has(declaration.prop)) return
      const { parent } = declaration
      declaration.remove()
      if (parent?.nodes?.length === 0) parent.remove()
      isDone = false
    })
  }
}

/** Those that are read with `var(…)`. */
function propertiesIn(text: string): string[] {
  return [...text.matchAll(/var\(\s*(--[\w-]+)/g)].map(([, name = '']) => name)
}

/** Removing one can leave its parent empty. `@layer a, b;` has no nodes at all and stays. */
function removeEmptyAtRules(root: Root) {
  let isDone = false
  while (!isDone) {
    isDone = true
    root.walkAtRules((rule) => {
      if (rule.nodes?.length !== 0) return
      rule.remove()
      isDone = false
    })
  }
}
