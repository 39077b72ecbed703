import postcss from 'postcss'
import type { Container, Declaration, Root, Rule } from 'postcss'
import parser from 'postcss-selector-parser'
import type { CssUsage } from './css-usage.ts'

interface PageCssUsage extends CssUsage {
  /** The possible values of attributes on our pages. Missing attributes may have any value. */
  readonly attributes: Readonly<Record<string, readonly string[]>>
}

/** The rules of `css` that can match within the limits, without unused custom properties. */
export function shrinkCss(css: string, limits: PageCssUsage): string {
  const root = postcss.parse(css)
  root.walkComments((comment) => {
    comment.remove()
  })
  root.walkAtRules((rule) => {
    if (rule.name === 'font-face' || (rule.name === 'media' && rule.params.includes('color-gamut')))
      rule.remove()
  })
  root.walkRules((rule) => {
    if (isKeyframe(rule)) return
    moveDarkRuleToMediaQuery(rule)
    const selectors = rule.selectors
      .map((selector) => removeImpossibleAlternatives(selector, limits))
      .filter((text) => text !== '')
    if (selectors.length === 0) rule.remove()
    else rule.selectors = [...new Set(selectors)]
  })
  dropUnusedCustomProperties(root, limits.properties)
  dropUnusedKeyframes(root)
  dropEmptyRules(root)
  return root.toString()
}

function isKeyframe(rule: Rule): boolean {
  const parent = rule.parent
  return parent?.type === 'atrule' && 'name' in parent && parent.name.endsWith('keyframes')
}

/** Converts rules of the class `dark` to a media query, so that dark mode needs no script. */
function moveDarkRuleToMediaQuery(rule: Rule): void {
  if (!rule.selector.includes('.dark')) {
    rule.selectors = rule.selectors.filter(
      (selector, _index, all) => all.length === 1 || !/^\.light/.test(selector),
    )
    return
  }
  if (!/(^|[\s(,])(:is\()?\.dark/.test(rule.selector) || /:where\(\.(dark|light)/.test(rule.selector)) return
  const selectors = rule.selectors
    .map((selector) =>
      selector
        .replace(':is(.dark, .dark-theme) :where(.radix-themes:not(.light, .light-theme))', '.radix-themes')
        .replace(/^(:is\(\.dark, \.dark-theme\)|\.dark-theme|\.dark)/, ':root'),
    )
    .filter((selector) => !selector.includes('.light'))
  const media = postcss.atRule({ name: 'media', params: '(prefers-color-scheme: dark)' })
  rule.replaceWith(media)
  media.append(rule)
  rule.selectors = [...new Set(selectors)]
}

/** The selector without its impossible alternatives. Empty when none is left. */
function removeImpossibleAlternatives(selector: string, limits: PageCssUsage): string {
  const root = parser().astSync(selector)
  root.each((alternative) => {
    if (!canSelectorMatch(alternative, limits)) alternative.remove()
  })
  return root.nodes.length > 0 ? root.toString().trim() : ''
}

function canSelectorMatch(selector: parser.Selector, limits: PageCssUsage): boolean {
  for (const node of [...selector.nodes]) {
    if (node.type === 'class' && !isReachableClass(node.value, limits)) return false
    if (node.type === 'attribute' && !isPossibleAttribute(node, limits)) return false
    if (node.type === 'pseudo' && node.nodes.length > 0) {
      for (const alternative of [...node.nodes])
        if (!canSelectorMatch(alternative, limits)) alternative.remove()
      if (node.nodes.length === 0) {
        if (node.value !== ':not') return false
        node.remove()
      }
    }
  }
  return true
}

function isReachableClass(name: string, { classes }: PageCssUsage): boolean {
  return name === 'radix-themes' || classes.has(name)
}

function isPossibleAttribute(node: parser.Attribute, { attributes }: PageCssUsage): boolean {
  const values = attributes[node.attribute]
  if (values === undefined) return true
  return node.value === undefined ? values.length > 0 : values.includes(node.value)
}

/** Removes custom properties that no remaining rule uses. */
function dropUnusedCustomProperties(root: Root, ours: ReadonlySet<string>): void {
  for (let removed = true; removed;) {
    removed = false
    const read = new Set(ours)
    const declared: Declaration[] = []
    root.walkDecls((declaration) => {
      for (const [, name = ''] of declaration.value.matchAll(/var\(\s*(--[\w-]+)/g)) read.add(name)
      if (declaration.variable) declared.push(declaration)
    })
    for (const declaration of declared) {
      if (read.has(declaration.prop)) continue
      declaration.remove()
      removed = true
    }
  }
}

/** Removes unused animations. */
function dropUnusedKeyframes(root: Root): void {
  const started: string[] = []
  root.walkDecls(/^animation|^--.*animation/, ({ value }) => {
    started.push(...value.split(/[\s,]+/))
  })
  root.walkAtRules(/keyframes$/, (rule) => {
    if (!started.includes(rule.params)) rule.remove()
  })
}

function dropEmptyRules(container: Container): void {
  for (const node of [...(container.nodes ?? [])]) {
    if (!('nodes' in node)) continue
    dropEmptyRules(node)
    if ((node as Container).nodes?.length === 0) node.remove()
  }
}
