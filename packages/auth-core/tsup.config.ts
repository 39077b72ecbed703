import { defineConfig } from 'tsup'

export default defineConfig({
  entry: ['src/index.ts', 'src/contract/index.ts', 'src/testing/index.ts'],
  format: ['esm'],
  target: 'es2022',
  dts: true,
  clean: false,
  treeshake: true,
})
