import ts from 'typescript'
import { expect, test } from 'vitest'

const source = new URL('.', import.meta.url).pathname
const doors = ['index', 'auth', 'browser', 'guard', 'forms', 'sender', 'dates', 'testing/index']
const common: ts.CompilerOptions = {
  strict: true,
  target: ts.ScriptTarget.ES2022,
  module: ts.ModuleKind.ESNext,
  moduleResolution: ts.ModuleResolutionKind.Bundler,
  types: [],
}

/** The declarations of the package, by the path of their source. */
function declare(): Map<string, string> {
  const declarations = new Map<string, string>()
  const lib = ['lib.es2023.d.ts', 'lib.dom.d.ts', 'lib.dom.iterable.d.ts']
  const options = {
    ...common,
    lib,
    declaration: true,
    emitDeclarationOnly: true,
    allowImportingTsExtensions: true,
  }
  const program = ts.createProgram(
    doors.map((door) => `${source}${door}.ts`),
    { ...options, skipLibCheck: true },
  )
  program.emit(undefined, (path, text) =>
    declarations.set(path, text.replaceAll(/(from '[^']+)\.ts'/g, "$1'")),
  )
  return declarations
}

/** The messages of the type checker for a project with these libraries alone. */
function check(declarations: ReadonlyMap<string, string>, code: string): string[] {
  const options: ts.CompilerOptions = {
    ...common,
    lib: ['lib.es2023.d.ts'],
    noEmit: true,
    skipLibCheck: false,
  }
  const files = new Map([...declarations, [`${source}use.ts`, code]])
  const host = ts.createCompilerHost(options)
  const sources = (path: string) => path.startsWith(source) && !files.has(path)
  host.fileExists = (path) => files.has(path) || (!sources(path) && ts.sys.fileExists(path))
  host.readFile = (path) => files.get(path) ?? ts.sys.readFile(path)
  const program = ts.createProgram([...files.keys()], options, host)
  return ts.getPreEmitDiagnostics(program).map(({ messageText, file }) => {
    return `${file?.fileName ?? ''}: ${ts.flattenDiagnosticMessageText(messageText, ' ')}`
  })
}

test('the types need neither the DOM library nor those of Node', () => {
  const use = `
    import { createClient, memoryStorage } from './index'
    import { fakeApi, fakeClock } from './testing/index'
    const clock = fakeClock()
    const client = createClient({ mode: 'bearer', clock, storage: memoryStorage(), transport: fakeApi({ clock }).transport })
    export const saved = client.send({ method: 'POST', path: '/v1/x', body: { text: 'Hello' } })
    export const etag = saved.then((result) => (result.ok ? result.value.headers.get('etag') : null))`
  expect(check(declare(), use)).toEqual([])
})
