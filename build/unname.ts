interface Node {
  readonly type: string
  readonly start: number
  readonly end: number
}

interface Call extends Node {
  readonly callee: Node & { readonly name?: string }
  readonly arguments: readonly Node[]
}

/**
 * Takes the naming helper out of a module that esbuild marked with it: `__name(work, "work")` becomes `(work)`. Radix is
 * published that way; the calls carry every name twice and keep alive what nothing uses.
 */
export function unname(code: string, parse: (code: string) => object): string {
  const cuts: { readonly from: number; readonly to: number; readonly text: string }[] = []
  visit(parse(code), (call) => {
    const [target] = call.arguments
    if (call.callee.name !== '__name' || !target) return
    cuts.push(
      { from: call.start, to: target.start, text: '(' },
      { from: target.end, to: call.end, text: ')' },
    )
  })
  let result = code
  for (const { from, to, text } of cuts.sort((a, b) => b.from - a.from)) {
    result = result.slice(0, from) + text + result.slice(to)
  }
  return result
}

function visit(value: unknown, found: (call: Call) => void): void {
  if (Array.isArray(value)) for (const item of value) visit(item, found)
  else if (typeof value === 'object' && value !== null) {
    if ((value as Partial<Node>).type === 'CallExpression') found(value as Call)
    for (const inner of Object.values(value)) visit(inner, found)
  }
}
