import astro from 'eslint-plugin-astro'

/** The templates alone, which @typescript-eslint/parser reads when it is installed; oxlint reads all other code. */
export default [{ ignores: ['**/*', '!**/*.astro', '!**/'] }, ...astro.configs.recommended]
