import { defineConfig } from 'vite'

const api = process.env['API_URL'] ?? 'http://127.0.0.1:4322'
const proxy = { '/v1': { target: api } }

/** The page and /v1 share an origin, so the API needs no rules for others. */
export default defineConfig({ server: { proxy }, preview: { proxy } })
