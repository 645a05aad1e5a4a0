import postcss from 'postcss'

/**
 * The part of the stylesheet that a page's own markup can use. A rule stays when every class it asks for is there;
 * what asks for none always stays.
 *
 * @param {string} css
 * @param {string[]} html pages that share the part
 * @returns {string}
 */
export function criticalStyles(css, html) {
  const there = new Set(html.flatMap(classesIn))
  const root = postcss.parse(css)
  root.walkRules((rule) => {
    if (isStep(rule)) return
    const kept = rule.selectors.filter((selector) => classesOf(selector).every((name) => there.has(name)))
    if (kept.length === 0) rule.remove()
    else rule.selectors = kept
  })
  removeUnusedKeyframes(root)
  removeEmpty(root)
  return root.toString()
}

/** @param {string} html */
function classesIn(html) {
  return [...html.matchAll(/ class="([^"]*)"/g)].flatMap(([, names = '']) => names.split(/\s+/))
}

/** What stands inside `:not()`, `:is()` and their like is no condition, or one of several. @param {string} selector */
function classesOf(selector) {
  let bare = selector
  for (let before = ''; before !== bare; ) {
    before = bare
    bare = bare.replace(/:[\w-]+\([^()]*\)/g, '')
  }
  return [...bare.matchAll(/\.([\w-]+)/g)].map(([, name = '']) => name)
}

/** @param {import('postcss').Rule} rule */
function isStep({ parent }) {
  return parent?.type === 'atrule' && 'name' in parent && /keyframes$/.test(String(parent.name))
}

/** @param {import('postcss').Root} root */
function removeUnusedKeyframes(root) {
  const used = new Set()
  root.walkDecls(/^animation(-name)?$|^--/, ({ value }) => {
    for (const word of value.split(/[\s,]+/)) used.add(word)
  })
  root.walkAtRules(/keyframes$/, (rule) => {
    if (!used.has(rule.params)) rule.remove()
  })
}

/** From the inside out; a `@layer` that only names the order has no body and stays. @param {import('postcss').Root} root */
function removeEmpty(root) {
  let removed = true
  while (removed) {
    removed = false
    root.walkAtRules((rule) => {
      if (rule.nodes?.length !== 0) return
      rule.remove()
      removed = true
    })
  }
}
