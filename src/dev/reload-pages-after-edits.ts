import type { AstroIntegration } from 'astro'
import type { Plugin } from 'vite'

const editedEvent = 'draftdesk:edited'

/**
 * Runs in the page. Hydrated islands apply an edit themselves, and the HTML of sleeping ones is reloaded from
 * the server.
 */
const listenerCode = `import.meta.hot?.on('${editedEvent}', () => {
  if (document.querySelector('astro-island[ssr]')) location.reload()
})`

/**
 * Shows an edit in the open page. Astro reloads the page only for server modules; this reloads it for others
 * too, because sleeping islands miss hot updates.
 */
export function reloadPagesAfterEdits(): AstroIntegration {
  return {
    name: 'fresh',
    hooks: {
      'astro:config:setup': ({ injectScript, updateConfig }) => {
        injectScript('page', listenerCode)
        updateConfig({ vite: { plugins: [createEditNotifier()] } })
      },
    },
  }
}

function createEditNotifier(): Plugin {
  return {
    name: 'tell-pages',
    hotUpdate({ file, modules, server }) {
      if (this.environment.name === 'client' || modules.length === 0 || !/\.tsx?$/.test(file)) return
      const pages = server.environments.client.hot
      if (file.includes('/src/locales/')) pages.send({ type: 'full-reload' })
      else pages.send(editedEvent, {})
    },
  }
}
