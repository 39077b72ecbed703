import { defineConfig } from 'astro/config'
import { createServerAdapter } from './build/server-adapter.ts'
import { groupBundles } from './build/group-bundles.ts'
import { compressFiles } from './build/compress-files.ts'
import { addRadixCss } from './build/radix-css.ts'
import { addReactIslands } from './build/react-islands.ts'
import { buildTextFiles } from './build/build-text-files.ts'
import { addWakeDirective } from './build/wake-directive.ts'
import { speculationRulesHash } from './src/layouts/speculation-rules.ts'

/** The mocked /v1 is loaded in development only: a production build never sees it. */
const isDev = process.argv.includes('dev')
const development = isDev
  ? [
      (await import('./src/dev/mock-api.ts')).addMockApi(),
      (await import('./src/dev/reload-pages-after-edits.ts')).reloadPagesAfterEdits(),
    ]
  : []

export default defineConfig({
  output: 'server',
  adapter: createServerAdapter(),
  integrations: [
    addReactIslands(),
    addWakeDirective(),
    buildTextFiles(),
    addRadixCss(),
    groupBundles(),
    compressFiles(),
    ...development,
  ],
  build: { inlineStylesheets: 'auto' },
  session: false,
  markdown: { syntaxHighlight: false },
  trailingSlash: 'ignore',
  server: { port: Number(process.env.PORT) || 4321 },
  security: {
    // The gate checks where a form comes from itself (src/server/gate/forms/form-origin.ts): Astro's check lets JSON through.
    checkOrigin: false,
    csp: {
      directives: [
        "default-src 'self'",
        "base-uri 'none'",
        "form-action 'self'",
        "frame-ancestors 'none'",
        "img-src 'self' data:",
        "object-src 'none'",
      ],
      scriptDirective: { resources: ["'self'"], hashes: [speculationRulesHash] },
      styleDirective: { resources: ["'self'", "'unsafe-inline'"] },
    },
  },
  vite: {
    ssr: { noExternal: ['@radix-ui/themes'] },
    // A page asks for one stylesheet, that of Radix; its own styles come with it.
    build: {
      assetsInlineLimit: (file, content) => content.length < (file.endsWith('.css') ? 16_384 : 4096),
    },
  },
})
