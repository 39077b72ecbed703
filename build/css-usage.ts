import { readFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'

/** The Radix class names and custom properties that our source uses. */
export interface CssUsage {
  readonly classes: ReadonlySet<string>
  readonly properties: ReadonlySet<string>
}

interface ClassNameProp {
  readonly prop: string
  readonly className: string
  readonly isBoolean: boolean
  readonly fallback: string | undefined
}

const importPattern = /import\s*\{([^}]*)\}\s*from\s*['"]@radix-ui\/themes['"]/g
const familyPattern = /(\w+):\{type:"([\w| ]+)",className:"([\w-]+)"([^}]*)\}/g

/** Reads `texts` for the Radix components they import and the props they pass, and the components for their classes. */
export async function readCssUsage(components: string, texts: readonly string[]): Promise<CssUsage> {
  const imported = new Set<string>()
  for (const text of texts) {
    for (const [, names = ''] of text.matchAll(importPattern)) {
      for (const name of names.split(','))
        imported.add(toKebabCase(name.replace(/\btype\b|\sas\s.*/g, '').trim()))
    }
  }
  const modules = await readImportedModules(
    [...imported].filter(Boolean).map((name) => join(components, `${name}.js`)),
  )
  const own = texts.filter((text) => text.includes('@radix-ui/themes'))
  const families = [...modules].flatMap(readClassNameProps)
  const prefixes = new Set(families.filter(({ isBoolean }) => !isBoolean).map(({ className }) => className))
  const classes = new Set<string>()
  for (const text of [...modules, ...texts]) {
    for (const [name] of text.matchAll(/\brt-[A-Za-z][\w-]*/g)) if (!prefixes.has(name)) classes.add(name)
  }
  for (const family of families) for (const name of listPropClasses(family, own, modules)) classes.add(name)
  const properties = new Set(
    texts.flatMap((text) => [...text.matchAll(/--[a-z][\w-]*/g)].map(([name]) => name)),
  )
  return { classes, properties }
}

/**
 * The text of every module that the entries import within the package. A name without a module is not a
 * component.
 */
async function readImportedModules(entries: readonly string[]): Promise<Set<string>> {
  const seen = new Map<string, string>()
  const waiting = [...entries]
  for (let path = waiting.pop(); path !== undefined; path = waiting.pop()) {
    if (seen.has(path)) continue
    const text = await readFile(path, 'utf8').catch(() => '')
    seen.set(path, text)
    for (const [, target = ''] of text.matchAll(/from"(\.[^"]+)"/g)) waiting.push(join(dirname(path), target))
  }
  return new Set(seen.values())
}

function readClassNameProps(module: string): ClassNameProp[] {
  return [...module.matchAll(familyPattern)].map(([, prop = '', type = '', className = '', rest = '']) => ({
    prop,
    className,
    isBoolean: type === 'boolean',
    fallback: /default:"([^"]*)"/.exec(rest)?.[1],
  }))
}

function listPropClasses(
  family: ClassNameProp,
  own: readonly string[],
  modules: ReadonlySet<string>,
): string[] {
  const attribute = new RegExp(`\\b${family.prop}(?:=("[^"]*"|\\{[^}]*\\})|(?=[\\s/>]))`, 'g')
  const option = new RegExp(`\\b${family.prop}:("[^"]*")`, 'g')
  const found = [
    ...own.flatMap((text) => [...text.matchAll(attribute)].map(([, value]) => value)),
    ...[...modules].flatMap((text) => [...text.matchAll(option)].map(([, value]) => value)),
  ]
  if (family.isBoolean) return found.length > 0 ? [family.className] : []
  const values = found.flatMap((value) =>
    [...(value ?? '').matchAll(/["']([^"']*)["']/g)].map(([, text]) => text ?? ''),
  )
  return [...values, family.fallback ?? '']
    .filter(Boolean)
    .map((value) => buildValueClass(family.className, value))
}

/** Radix writes a negative step with the sign first: `-rt-r-mt-2`. */
function buildValueClass(className: string, value: string): string {
  return value.startsWith('-') ? `-${className}-${value.slice(1)}` : `${className}-${value}`
}

function toKebabCase(name: string): string {
  return name.replace(/(?<=[a-z])[A-Z]/g, (letter) => `-${letter}`).toLowerCase()
}
